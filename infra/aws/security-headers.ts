/** A year, the least that browsers ask for. */
const HSTS_SECONDS = 365 * 24 * 3600;

export type ResponseHeaders = {
  contentSecurityPolicy: string;
  strictTransportSecuritySeconds: number;
  /** The other headers, by name. */
  others: Record<string, string>;
};

const COMMON = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Headers of the site's own files. `uploadOrigin` is the origin that receives large pictures and documents. */
export function siteHeaders({ uploadOrigin }: { uploadOrigin: string }): ResponseHeaders {
  return responseHeaders(
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data: blob:",
      `connect-src 'self' ${uploadOrigin}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      // Text never becomes a script or markup; the only allowed policy creates the addresses of our own workers.
      "require-trusted-types-for 'script'",
      'trusted-types service-worker',
    ],
    {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    },
  );
}

/** Headers of API answers: data, never a document. */
export function apiHeaders(): ResponseHeaders {
  return responseHeaders(["default-src 'none'", "frame-ancestors 'none'"]);
}

/** Headers of uploaded files: nothing in them may run, wherever somebody opens them. */
export function fileHeaders(): ResponseHeaders {
  return responseHeaders(["default-src 'none'", "frame-ancestors 'none'", 'sandbox'], {
    'Cache-Control': 'private, max-age=3600',
  });
}

/** Headers of documents: the browser downloads them, and no page of ours shows them. */
export function documentHeaders(): ResponseHeaders {
  const { others, ...rest } = fileHeaders();
  return { ...rest, others: { ...others, 'Content-Disposition': 'attachment' } };
}

/** The headers by their HTTP names. */
export function headerLines({
  contentSecurityPolicy,
  strictTransportSecuritySeconds,
  others,
}: ResponseHeaders): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    'Strict-Transport-Security': `max-age=${strictTransportSecuritySeconds}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    ...others,
  };
}

/** `headerLines` of the site's own files. */
export function securityHeaders(options: { uploadOrigin: string }): Record<string, string> {
  return headerLines(siteHeaders(options));
}

function responseHeaders(policy: string[], others: Record<string, string> = {}): ResponseHeaders {
  return {
    contentSecurityPolicy: policy.join('; '),
    strictTransportSecuritySeconds: HSTS_SECONDS,
    others: { ...COMMON, ...others },
  };
}

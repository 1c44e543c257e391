import { type Credentials, signedHeaders } from './aws-signature.ts';

const MOST_TRIES = 5;
const FIRST_WAIT_MS = 200;

export type AwsCall = {
  service: string;
  /** `*` for a service that is the same in all regions. */
  region: string;
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Where they are left out, those of the Lambda. */
  credentials?: Credentials;
};

/** Sends one signed call; tries again where AWS asks for it. Throws on a refusal. */
export async function callAws({
  service,
  region,
  url,
  method = 'POST',
  headers = {},
  body = '',
  credentials = ownCredentials(),
}: AwsCall): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const request = { method, url: new URL(url), headers, body };
    const version = region === '*' ? '4A' : '4';
    const signing = { credentials, service, region, version, at: new Date() } as const;
    const signed = new Headers(signedHeaders(request, signing));
    signed.delete('host');
    const response = await fetch(url, { method, headers: signed, ...(method === 'GET' ? {} : { body }) });
    if (response.ok) return response;
    const reason = await response.text();
    const isWorthAnother = response.status >= 500 || response.status === 429 || response.status === 409;
    if (!isWorthAnother || tries === MOST_TRIES) {
      throw new Error(`${service} answered ${response.status}: ${reason.slice(0, 300)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** tries));
  }
}

function ownCredentials(): Credentials {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
  return {
    accessKeyId: AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: AWS_SECRET_ACCESS_KEY ?? '',
    sessionToken: AWS_SESSION_TOKEN,
  };
}

import { describe, expect, test } from 'vitest';
import {
  apiHeaders,
  documentHeaders,
  fileHeaders,
  headerLines,
  securityHeaders,
} from '../../infra/aws/security-headers.ts';

const UPLOADS = 'https://files.s3.eu-north-1.amazonaws.com';
const KINDS = {
  site: securityHeaders({ uploadOrigin: UPLOADS }),
  API: headerLines(apiHeaders()),
  file: headerLines(fileHeaders()),
  document: headerLines(documentHeaders()),
};

function directives(lines: Record<string, string>): Record<string, string[]> {
  const parts = (lines['Content-Security-Policy'] ?? '').split('; ').map((part) => part.split(' '));
  return Object.fromEntries(parts.map(([name = '', ...values]) => [name, values]));
}

describe.each(Object.entries(KINDS))('the headers of the %s', (_, lines) => {
  test('allow nothing that they do not name, and no frame around it', () => {
    expect(directives(lines)).toMatchObject({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
    expect(lines['X-Frame-Options']).toBe('DENY');
  });

  test('allow no inline code, no eval and no wildcard', () => {
    expect(lines['Content-Security-Policy']).not.toMatch(/unsafe|\*|http:/);
  });

  test('hold the browser to TLS for a year, to the named type, and to silence about where it came from', () => {
    expect(lines).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
});

describe('the headers of the site', () => {
  test('let it run its own scripts only and turn no text into one', () => {
    expect(directives(KINDS.site)).toMatchObject({
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['service-worker'],
      'worker-src': ["'self'"],
    });
  });

  test('let it call itself and the bucket of uploads, which appears nowhere else', () => {
    expect(directives(KINDS.site)['connect-src']).toEqual(["'self'", UPLOADS]);
    expect(JSON.stringify(KINDS.site).split(UPLOADS)).toHaveLength(2);
  });

  test('leave the camera to the site itself and ask for nothing else of the phone', () => {
    expect(KINDS.site['Permissions-Policy']).toMatch(/^camera=\(self\), microphone=\(\), geolocation=\(\)/);
    expect(KINDS.site['Cross-Origin-Opener-Policy']).toBe('same-origin');
  });
});

test('a document is downloaded and shown by no page', () => {
  expect(KINDS.document['Content-Disposition']).toBe('attachment');
  expect(directives(KINDS.document)).toEqual(directives(KINDS.file));
});

test('an uploaded file runs nothing, wherever it is opened, and is kept by its reader only', () => {
  expect(directives(KINDS.file)).toHaveProperty('sandbox');
  expect(KINDS.file['Cache-Control']).toMatch(/^private/);
});

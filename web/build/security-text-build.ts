import type { Plugin } from 'vite';
import { ORIGIN_PLACEHOLDER } from './public-documents.ts';

const FILE = '.well-known/security.txt';
/** The page that names the provider. */
const PROVIDER_PAGE = '/en/privacy-notice.html';
/** A provider that has not built for this long makes no promise to read mail; RFC 9116 requires less than a year. */
const LIFE_MONTHS = 11;

/** Tells where to report a vulnerability: the provider, by mail if the build knows an address. */
export function securityText(mail: string | undefined, builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + LIFE_MONTHS, 1));
  return `${[
    `Contact: ${mail ? `mailto:${mail}` : `${ORIGIN_PLACEHOLDER}${PROVIDER_PAGE}`}`,
    // Rounded to the month, so that two builds of one month are identical.
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fi, en',
    `Canonical: ${ORIGIN_PLACEHOLDER}/${FILE}`,
  ].join('\n')}\n`;
}

/** Writes `/.well-known/security.txt` (RFC 9116). */
export function securityTextPlugin(mail: string | undefined): Plugin {
  return {
    name: 'security-text',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: securityText(mail, new Date()) });
    },
  };
}

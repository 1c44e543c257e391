/** Of the language's own library the type is missing; browsers and Node have it. */
declare const URL: { new (text: string): ParsedUrl; canParse(text: string): boolean };
type ParsedUrl = {
  protocol: string;
  hostname: string;
  port: string;
  hash: string;
};

export const URL_CHARACTERS = 500;

export const URL_FAULTS = [
  'not_an_address',
  'not_https',
  'has_user',
  'odd_port',
  'has_fragment',
  'not_public',
] as const;
export type UrlFault = (typeof URL_FAULTS)[number];

/**
 * Why events are not sent to an address; undefined where they may be, as far as its text tells. Ports other than that of https are refused,
 * so that nobody looks with a webhook for what else a machine answers (rule 20.7). `isLocal`: this machine's own addresses are good too.
 */
export function webhookUrlFault(text: string, { isLocal = false } = {}): UrlFault | undefined {
  if (text.length > URL_CHARACTERS || !/^[!-~]+$/.test(text) || !URL.canParse(text)) return 'not_an_address';
  const url = new URL(text);
  if (url.hostname === '') return 'not_an_address';
  if (USER.test(text)) return 'has_user';
  if (url.hash !== '') return 'has_fragment';
  if (isLocal && isLoopback(url)) return undefined;
  if (url.protocol !== 'https:') return 'not_https';
  return url.port === '' ? undefined : 'odd_port';
}

/** Also an empty one, which a browser drops without a word. */
const USER = /^[a-z]+:[\\/]*[^/?#\\]*@/i;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const isLoopback = ({ protocol, hostname }: ParsedUrl) => protocol.startsWith('http') && LOOPBACK.test(hostname);

import { canonicalJson } from '../content/answers/canonical.ts';
import type { Link } from './evidence.ts';
import { sha256, utf8 } from './web-crypto.ts';

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** SHA-256, in hex, of a value's JSON by RFC 8785: of contents and parts, and of a link without its own hash. */
export async function jsonHash(value: unknown): Promise<string> {
  return toHex(await sha256(utf8(canonicalJson(value))));
}

/** The hash of a link covers all the rest of it. */
export function linkHash(link: Omit<Link, 'hash'> & { hash?: string }): Promise<string> {
  const { n, at, what, by, how, contentHash, prev } = link;
  return jsonHash({ n, at, what, by, how, contentHash, prev });
}

const FILE_NAME_HEX = 32;

/** Whether a file is the one that its name says: 32 hex characters of the SHA-256 of its bytes, before the ending. */
export async function isFileOfName(name: string, bytes: Uint8Array): Promise<boolean> {
  return name.split('.')[0] === toHex(await sha256(bytes)).slice(0, FILE_NAME_HEX);
}

import { isSameJson } from '../content/answers/canonical.ts';
import type { EvidenceKey } from './evidence.ts';
import { bytesOfBase64Url, isSignedBy, textOfUtf8, utf8 } from './web-crypto.ts';

/** What the seal of a link says; `at` is when it was sealed. */
export type LinkSeal = { sub: string; n: number; hash: string; at: string };
/** What the seal of a file says: the SHA-256 of the canonical JSON of each other member. */
export type FileSeal = { members: Record<string, string> };

export type OpenedSeal = { state: 'good'; key: EvidenceKey; payload: unknown } | { state: 'broken' | 'unknownKey' };

/** Opens a compact JWS of ES256 with the key that it names. */
export async function openSeal(seal: string, keys: readonly EvidenceKey[]): Promise<OpenedSeal> {
  const [header, payload, signature, ...more] = seal
    .split('.')
    .map((text) => ({ text, bytes: bytesOfBase64Url(text) }));
  if (!header?.bytes || !payload?.bytes || !signature?.bytes || more.length > 0) return { state: 'broken' };
  const named = jsonOf(header.bytes);
  const kid = isRecord(named) ? named['kid'] : undefined;
  if (!isSameJson(named, { alg: 'ES256', kid }) || typeof kid !== 'string') return { state: 'broken' };
  const key = keys.find((one) => one.kid === kid);
  if (!key) return { state: 'unknownKey' };
  const signed = utf8(`${header.text}.${payload.text}`);
  const isGood = await isSignedBy(key, { signed, signature: signature.bytes });
  return isGood ? { state: 'good', key, payload: jsonOf(payload.bytes) } : { state: 'broken' };
}

/** When a link was sealed (ISO 8601 UTC), as its seal says; undefined of a seal that cannot be read. */
export function sealedAt(seal: string): string | undefined {
  const payload = jsonOf(bytesOfBase64Url(seal.split('.')[1] ?? '') ?? new Uint8Array());
  const at = isRecord(payload) ? payload['at'] : undefined;
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : undefined;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOfUtf8(bytes) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

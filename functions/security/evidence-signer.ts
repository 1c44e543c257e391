import { createECDH } from 'node:crypto';
import { CompactSign, importJWK } from 'jose';
import { AppError } from '../../shared/core/errors.ts';
import { canonicalJson } from '../../shared/content/answers/canonical.ts';
import type { FileSeal, LinkSeal } from '../../shared/evidence/seals.ts';
import type { Keys } from './keys.ts';

export type PublicPoint = { kid: string; x: string; y: string };

/** The key that seals now, as far as everybody may know it. */
export function publicEvidenceKey({ evidence }: Keys): PublicPoint {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateNumber({ evidence }), 'base64url'));
  const point = curve.getPublicKey();
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return { kid: evidence.current, x, y };
}

function privateNumber({ evidence }: Pick<Keys, 'evidence'>): string {
  const secret = evidence.keys[evidence.current];
  if (secret === undefined) throw new AppError('not_configured', { message: 'the current evidence key is missing' });
  return secret;
}

/** A compact JWS of ES256 over the canonical JSON of what is sealed. */
export async function signEvidence(keys: Keys, said: LinkSeal | FileSeal): Promise<string> {
  const { kid, x, y } = publicEvidenceKey(keys);
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y, d: privateNumber(keys) }, 'ES256');
  const text = new TextEncoder().encode(canonicalJson(said));
  return new CompactSign(text).setProtectedHeader({ alg: 'ES256', kid }).sign(key);
}

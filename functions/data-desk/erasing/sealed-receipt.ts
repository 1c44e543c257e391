import { createHash } from 'node:crypto';
import type { Receipt } from '../../store/installation/erasures.ts';
import { canonicalJson } from '../../../shared/content/answers/canonical.ts';

/** The receipt with its own SHA-256, which proves that it is unchanged. */
export function sealedReceipt(receipt: Receipt): Receipt & { sha256: string } {
  return { ...receipt, sha256: createHash('sha256').update(canonicalJson(receipt)).digest('hex') };
}

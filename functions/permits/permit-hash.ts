import { coveredBySignatures, partHash } from '../store/entities/permits/permit-sealed.ts';
import type { WholePermit } from '../store/entities/permits/permits.ts';

/** SHA-256 over what a signature of the permit covers. */
export function permitHash({ head, pages }: Pick<WholePermit, 'head' | 'pages'>): string {
  return partHash(coveredBySignatures(head, pages));
}

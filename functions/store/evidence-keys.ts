import type { Key } from './items.ts';
import { alone, padNumber } from './key-parts.ts';

// Evidence: the chains of a company, the roots of its days, and the public keys of the installation.
/** `sub` is the kind and the id of what the chain is about. */
const chainPartition = (company: string, sub: string) => `EVIDENCE#${company}#${sub}`;
export const chainLinkKey = (company: string, sub: string, n: number): Key => ({
  PK: chainPartition(company, sub),
  SK: `L#${padNumber(n, 6)}`,
});
/** Of GSI1: the links that a company's chains got on a day. */
export const linksOfDayPartition = (company: string, day: string) => `C#${company}#LINKS#${day}`;
export const linkOfDaySortKey = (sub: string, n: number) => `${sub}#${padNumber(n, 6)}`;
/** The root of a day, and beside it the hashes that it is made of, in parts. */
export const evidenceDayKey = (company: string, day: string): Key => ({
  PK: `EVIDENCEDAYS#${company}`,
  SK: day,
});
export const evidenceLeavesKey = (company: string, day: string, part: number): Key => ({
  PK: `EVIDENCELEAVES#${company}`,
  SK: `${day}#${padNumber(part, 3)}`,
});
export const EVIDENCE_KEYS_PARTITION = 'EVIDENCEKEYS';
export const evidenceKeyKey = (kid: string): Key => ({ PK: EVIDENCE_KEYS_PARTITION, SK: kid });

/** Orders that the chain of a permit of before begins. */
export const permitSealKey = (id: string): Key => alone('PERMITSEAL', id);

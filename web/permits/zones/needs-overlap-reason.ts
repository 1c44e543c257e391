import { isGrantingRole } from '../../../shared/permits/permit-chain.ts';
import type { Permit, PermitPerson } from '../../../shared/permits/permit.ts';

/** Whether who grants is to say why the permit may be granted beside the others that it overlaps with. */
export function needsOverlapReason({ persons, overlaps = [], overlapReason }: Permit, { role }: PermitPerson): boolean {
  if (!isGrantingRole(persons, role)) return false;
  const known = new Set(overlapReason?.overlaps.map(({ number, zone }) => `${number} ${zone}`));
  return overlaps.some(({ isExclusive, number, zone }) => isExclusive && !known.has(`${number} ${zone}`));
}

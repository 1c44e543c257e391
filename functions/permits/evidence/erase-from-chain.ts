import { eraseChain } from '../../evidence/erase-chain.ts';
import { afterPermitEvent } from '../../store/entities/permits/permit-sealed.ts';
import { findPermitSource } from '../../store/entities/permits/permit-seals.ts';
import type { World } from '../../world.ts';
import { sealPermit } from './seal-permits.ts';

/** Seals the moves that wait for it, while the history still tells what they cover. */
export async function sealPending(world: World, permitId: string): Promise<void> {
  const source = await findPermitSource(world.table, permitId);
  if (source?.moves.some(({ isDue }) => isDue)) await sealPermit(world, permitId);
}

/** Ends what the chain of a permit tells of erased persons; from then on it covers the permit without them. */
export async function eraseFromChain(world: World, permitId: string): Promise<void> {
  const source = await findPermitSource(world.table, permitId);
  if (!source) return;
  const { head, pages } = source;
  const of = { company: head.company, kind: 'permit' as const, id: permitId };
  await eraseChain(world, of, { erased: ['persons'], ...afterPermitEvent(head, pages) });
}

import type { PermitEvent } from '../../shared/permits/permit.ts';
import type { PermitHead } from '../store/entities/permits/permit-record.ts';
import type { World } from '../world.ts';

type Move = { before: PermitHead | undefined; after: PermitHead };
type Told = Pick<PermitEvent, 'what'> & Partial<Omit<PermitEvent, 'what' | 'at' | 'from' | 'to'>>;

/** A line of the history: who did what, how they were identified, from which state to which. */
export function permitEvent(world: World, { before, after }: Move, told: Told): PermitEvent {
  return { at: world.now().toISOString(), from: before?.status ?? null, to: after.status, ...told };
}

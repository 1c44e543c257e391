import { refOf, type Staff } from '../../shared/core/actor.ts';
import type { TrailEvent } from '../../shared/core/trail.ts';
import { trailEventWrite } from '../store/entities/trail-events.ts';
import type { Key } from '../store/items.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { newId } from './random-ids.ts';

type Told = Pick<TrailEvent, 'what'> & Partial<TrailEvent>;

/** An event of a user or a form, for the transaction of its change; without a caller it is the product's, or what the link's holder did. */
export function trailWrite(world: World, of: Key, caller: Staff | undefined, told: Told): Write {
  const by = caller ? byStaff(caller) : { by: 'product' as const, user: null };
  return trailEventWrite(of, { at: world.now().toISOString(), ...by, ...told }, newId(world));
}

const byStaff = (actor: Staff) => ({
  by: 'user' as const,
  user: refOf(actor),
  how: actor.isKey ? ('key' as const) : ('login' as const),
});

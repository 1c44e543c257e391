import type { Actor } from '../../shared/core/actor.ts';
import { sealed } from '../http/keys.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../store/limits.ts';
import type { World } from '../world.ts';

/** What lies in the object store without having been looked at, by the client's network (contract 8). */
const PENDING_BYTES: Limit = { name: 'pendingBytes', most: 100 * 1024 * 1024, windowSeconds: 3600 };

/** The network that announced and unconfirmed files count against; none where a login answers for them. */
export function announcingNetwork(world: World, actor: Actor, address: string): string | undefined {
  return actor.kind === 'staff' ? undefined : sealed(world.keys, 'address', address);
}

/** Counts the bytes of an announced file; 429 where the network has as many on their way as it may. */
export async function countPending(world: World, network: string | undefined, bytes: number): Promise<void> {
  if (network !== undefined) await takeAttempt(world.table, { ...PENDING_BYTES, units: bytes }, network, world.now());
}

/** Takes the bytes of a confirmed file off again. */
export async function forgetPending(world: World, network: string | undefined, bytes: number): Promise<void> {
  if (network !== undefined) await giveBackAttempt(world.table, { ...PENDING_BYTES, units: bytes }, network);
}

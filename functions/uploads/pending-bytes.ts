import type { Actor } from '../../shared/core/actor.ts';
import { sealValue } from '../security/keys.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../store/limits/limits.ts';
import type { World } from '../world.ts';

/** Unchecked bytes in the object store, by the client's network (rule 7.7). */
const PENDING_BYTES: Limit = { name: 'pendingBytes', most: 100 * 1024 * 1024, windowSeconds: 3600 };

/** The network that announced and unconfirmed files count against; undefined where a login is responsible for them. */
export function announcingNetwork(world: World, actor: Actor, address: string): string | undefined {
  return actor.kind === 'staff' ? undefined : sealValue(world.keys, 'address', address);
}

/** Counts the bytes of an announced file; 429 where the network has reached its limit of pending bytes. */
export async function countPending(world: World, network: string | undefined, bytes: number): Promise<void> {
  if (network !== undefined) await takeAttempt(world.table, { ...PENDING_BYTES, units: bytes }, network, world.now());
}

/** Subtracts the bytes of a confirmed file. */
export async function forgetPending(world: World, network: string | undefined, bytes: number): Promise<void> {
  if (network !== undefined) await giveBackAttempt(world.table, { ...PENDING_BYTES, units: bytes }, network);
}

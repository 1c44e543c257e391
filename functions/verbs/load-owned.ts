import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Table } from '../store/table.ts';
import type { World } from '../world.ts';

export type Find<T> = (table: Table, id: string) => Promise<T | undefined>;

/** Whether the caller may access a company's entities: users their own company's, root all. */
export function isOwnCompany(actor: Actor, company: string): boolean {
  return actor.kind === 'staff' && (actor.roles.includes('root') || actor.company === company);
}

/** An entity of the caller's company. 404 otherwise: another company's entity looks like a missing one. */
export function requireOwned<T extends { company: string }>(actor: Actor, thing: T | undefined): T {
  if (!thing || !isOwnCompany(actor, thing.company)) throw new AppError('not_found');
  return thing;
}

/** Loads an entity of the caller's company; 404 otherwise. */
export async function loadOwned<T extends { company: string }>(
  { table }: World,
  { actor, find, id }: { actor: Actor; find: Find<T>; id: string },
): Promise<T> {
  return requireOwned(actor, await find(table, id));
}

/** Loads an entity again that the caller may access; 404 where it no longer exists. */
export async function loadStored<T>({ table }: World, find: Find<T>, id: string): Promise<T> {
  const thing = await find(table, id);
  if (!thing) throw new AppError('not_found');
  return thing;
}

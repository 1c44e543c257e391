import type { PersonFitness } from '../../shared/content/person-fitness.ts';
import { localDate } from '../../shared/core/dates.ts';
import { eachAtOnce } from '../../shared/core/each-at-once.ts';
import type { Staff } from '../../shared/core/actor.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { ListQuery } from '../../shared/core/list.ts';
import type { UserRow } from '../../shared/users/user.ts';
import type { userApi } from '../../shared/users/user-api.ts';
import { listRequest } from '../http/list-request.ts';
import { readFound } from '../store/search/found-list.ts';
import { readList } from '../store/index-list.ts';
import { users } from '../store/entities/users/users.ts';
import { userKey, usersPartition } from '../store/keys.ts';
import { bestInduction, fitnessOf, ownInductions } from '../verbs/person-fitness.ts';
import type { World } from '../world.ts';

/** The users of a company: newest first, by name, or by words of name and address. */
export async function listUsers(world: World, actor: Staff, query: ListQuery): Promise<Reply<typeof userApi.list>> {
  const { rows, nextCursor } = await readUsers(world, actor, { list: 'users', query });
  return { items: rows.map(showRow), nextCursor };
}

function showRow(row: ReturnType<typeof users.rowOf>): UserRow {
  const { _id, company, name, email, roles, department, permitRole, created, isNew, verifiedEmail } = row;
  return { _id, company, name, email, roles, department, permitRole, created, isNew, verifiedEmail };
}

/** The users who can be chosen for a permit, sorted by name. */
export async function listPermitPersons(
  world: World,
  actor: Staff,
  { fitness, ...query }: ListQuery & { fitness?: 'true' | undefined },
): Promise<Reply<typeof userApi.permitPersons>> {
  const sorted = { ...query, sort: query.sort ?? ('name' as const) };
  const { rows, nextCursor } = await readUsers(world, actor, { list: 'permit-persons', query: sorted });
  const items = rows.map(({ _id, name, permitRole }) => ({ userId: _id, name, permitRole }));
  if (fitness === undefined) return { items, nextCursor };
  const fits = new Map<string, PersonFitness | null>();
  await eachAtOnce(rows, AT_ONCE, async ({ _id, company }) => {
    fits.set(_id, await userFitness(world, { userId: _id, company }));
  });
  return { items: items.map((item) => ({ ...item, fitness: fits.get(item.userId) ?? null })), nextCursor };
}

const AT_ONCE = 10;

/** The cards of all inductions that a user has claimed, and the best of these. */
async function userFitness({ table, now }: World, owner: { userId: string; company: string }) {
  const today = localDate(now());
  const own = await ownInductions(table, owner);
  const best = bestInduction(own, today);
  if (!best) return null;
  const all = await fitnessOf(table, own, today);
  const fit = all[own.indexOf(best)];
  return fit ? { ...fit, cards: all.flatMap(({ cards }) => cards) } : null;
}

async function readUsers(world: World, actor: Staff, { list, query }: { list: string; query: ListQuery }) {
  const { company, limit, after, nextCursor } = listRequest(world, actor, { list, query });
  const partitions = [usersPartition(company)];
  const { items, position } =
    query.q || query.sort === 'name'
      ? await readFound(world.table, { partitions, limit, after, q: query.q, keyOf: userKey })
      : await readList(world.table, { index: 'GSI1', partitions, limit, after });
  return { rows: items.map(users.rowOf), nextCursor: nextCursor(position) };
}

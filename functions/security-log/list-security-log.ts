import type { Staff } from '../../shared/core/actor.ts';
import type { Input, Reply } from '../../shared/core/endpoint.ts';
import type { securityLogApi } from '../../shared/security-log/security-log-api.ts';
import type { SecurityEntry } from '../../shared/security-log/security-log-shapes.ts';
import { localDate } from '../../shared/core/dates.ts';
import { listRequest } from '../http/list-request.ts';
import { readSecurityLog, SECURITY_LOG_DAYS, type SecurityRecord } from '../store/entities/security-log.ts';
import { users } from '../store/entities/users/users.ts';
import { userKey } from '../store/keys.ts';
import type { World } from '../world.ts';

type Query = Input<typeof securityLogApi.list>['query'];
type Found = SecurityRecord & { id: string };

/** A page reads as many entries at most, whatever its filters leave of them. */
const MOST_READ = 1000;
const READ_AT_ONCE = 200;

export async function listSecurityLog(
  world: World,
  actor: Staff,
  query: Query,
): Promise<Reply<typeof securityLogApi.list>> {
  const { company, limit, after, nextCursor } = listRequest(world, actor, { list: 'security-log', query });
  const owner = query.of === 'installation' && actor.roles.includes('root') ? null : company;
  const range = rangeOf(world, query);
  const found: Found[] = [];
  let position = after;
  let isEnd = false;
  for (let read = 0; read < MOST_READ && found.length < limit && !isEnd; read += READ_AT_ONCE) {
    const page = await readSecurityLog(world.table, owner, { ...range, after: position, limit: READ_AT_ONCE });
    for (const entry of page.entries) {
      if (found.length === limit) break;
      position = entry.id;
      if (isWanted(query, entry)) found.push(entry);
    }
    isEnd = page.isEnd && (page.entries.length === 0 || position === page.entries.at(-1)?.id);
  }
  return { items: await shown(world, found), nextCursor: nextCursor(isEnd ? undefined : position) };
}

function rangeOf({ now }: World, { from, to }: Query): { from: string; to: string } {
  const oldest = new Date(now().getTime() - SECURITY_LOG_DAYS * 86_400_000).toISOString();
  const start = from === undefined ? oldest : startOf(from, 0);
  return { from: start < oldest ? oldest : start, to: to === undefined ? '9999' : startOf(to, 1) };
}

/** The instant at which a day of Helsinki begins, or one some days later: two hours before UTC, three in summer. */
function startOf(day: string, later: number): string {
  const date = new Date(Date.parse(day) + later * 86_400_000);
  const wanted = date.toISOString().slice(0, 10);
  const begins = [3, 2].map((hours) => new Date(date.getTime() - hours * 3_600_000));
  return (begins.find((at) => localDate(at) === wanted) ?? date).toISOString();
}

function isWanted({ kind, user }: Query, entry: Found): boolean {
  return (
    (kind === undefined || entry.kind === kind) && (user === undefined || entry.by === user || entry.user === user)
  );
}

/** The entries with the present names of their users. */
async function shown({ table }: World, entries: readonly Found[]): Promise<SecurityEntry[]> {
  const ids = [...new Set(entries.flatMap(({ by, user }) => [by, user].filter((id) => id !== undefined)))];
  const items = await table.getMany(ids.map(userKey), { isForShow: true });
  const names = new Map(items.flatMap((item) => (item ? [[String(item['id']), users.rowOf(item).name]] : [])));
  const named = (id: string | undefined) => (id === undefined ? null : { _id: id, name: names.get(id) ?? null });
  return entries.map(({ id, kind, at, last, count, by, user, account = null, network = null, about = null }) => ({
    _id: id,
    kind,
    at,
    last,
    count,
    by: named(by),
    user: named(user),
    account,
    network,
    about,
  }));
}

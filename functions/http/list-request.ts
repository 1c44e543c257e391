import { orderedJson } from '../../shared/content/answers/canonical.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '../../shared/core/list.ts';
import type { World } from '../world.ts';
import { companyAsked } from './company-asked.ts';
import { openCursor, sealCursor } from './cursor.ts';

/** A parsed list call: whose rows, how many, from which position. */
export type ListRequest = {
  company: string;
  limit: number;
  after: string | undefined;
  /** Which partitions to read: the living, the archived or both. */
  archived: readonly boolean[];
  /** Seals the position of the page's last row into a cursor for this caller and filter. */
  nextCursor: (position: string | undefined) => string | null;
};

export function listRequest(
  world: World,
  actor: Staff,
  { list, query }: { list: string; query: ListQuery },
): ListRequest {
  const company = companyAsked(actor, query);
  const { cursor, limit, ...filter } = query;
  const boundTo = JSON.stringify([actor.userId, company, list, orderedJson(filter)]);
  return {
    company,
    limit: limit === undefined ? DEFAULT_PAGE_SIZE : Number(limit),
    after: openCursor(world.keys, boundTo, cursor),
    archived: { true: [true], false: [false], all: [false, true] }[query.archived ?? 'false'],
    nextCursor: (position) => sealCursor(world.keys, boundTo, position),
  };
}

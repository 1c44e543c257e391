import { canonicalJson } from '../../shared/content/canonical.ts';
import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '../../shared/core/list.ts';
import type { World } from '../world.ts';
import { openCursor, sealCursor } from './cursor.ts';

/** A list call made plain: whose rows, how many, from where on. */
export type ListRequest = {
  company: string;
  limit: number;
  after: string | undefined;
  /** Which of the living and the archived partition to read. */
  archived: readonly boolean[];
  /** Seals the position of the page's last row for this caller and filter. */
  nextCursor: (position: string | undefined) => string | null;
};

/** Root may name any company; everyone else reads their own, whatever they name (contract 3). */
export function listRequest(
  world: World,
  actor: Actor,
  { list, query }: { list: string; query: ListQuery },
): ListRequest {
  if (actor.kind !== 'staff') throw new AppError('forbidden');
  const company = actor.roles.includes('root') ? (query.company ?? actor.company) : actor.company;
  const { cursor, limit, ...filter } = query;
  const boundTo = JSON.stringify([actor.userId, company, list, canonicalJson(filter)]);
  return {
    company,
    limit: limit === undefined ? DEFAULT_PAGE_SIZE : Number(limit),
    after: openCursor(world.keys, boundTo, cursor),
    archived: { true: [true], false: [false], all: [false, true] }[query.archived ?? 'false'],
    nextCursor: (position) => sealCursor(world.keys, boundTo, position),
  };
}

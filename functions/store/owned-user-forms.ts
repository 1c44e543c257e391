import { createdSortKey, type ListPage } from './index-list.ts';
import type { Item } from './items.ts';
import type { Table, Write } from './table.ts';
import { userFormKey } from './user-form-keys.ts';
import { type UserFormHead } from './user-form-head.ts';

/** Whose inductions are listed: a user's own of every company, or only those of one. */
type Owner = { userId: string; company?: string };

/** A list of somebody's own inductions, in the table itself: they are few, and shown to people who just claimed one. */
function ownedPartition({ userId, company }: Owner, archived: boolean): string {
  const scope = company === undefined ? '' : `C#${company}#`;
  return `${scope}OWN#${userId}#${archived ? 'archived' : 'active'}`;
}

/** The writes that keep an induction in the lists of the user who claimed it. */
export function ownerWrites(before: UserFormHead | undefined, after: UserFormHead): Write[] {
  const old = new Set(before && partitionsOf(before));
  const now = partitionsOf(after);
  const SK = createdSortKey(after.created, after._id);
  return [
    ...now.filter((PK) => !old.has(PK)).map((PK) => ({ put: { PK, SK, id: after._id } })),
    ...[...old].filter((PK) => !now.includes(PK)).map((PK) => ({ delete: { PK, SK } })),
  ];
}

function partitionsOf({ claimedBy, company, archived }: UserFormHead): string[] {
  if (claimedBy === null) return [];
  return [ownedPartition({ userId: claimedBy }, archived), ownedPartition({ userId: claimedBy, company }, archived)];
}

type OwnedRead = { owner: Owner; archived: readonly boolean[]; limit: number; after: string | undefined };

/** One page of an owner's inductions, newest first: one Query a partition and one batch get. */
export async function findOwned(table: Table, { owner, archived, limit, after }: OwnedRead): Promise<ListPage> {
  const reads = archived.map((isArchived) =>
    table.query({
      where: `PK = :list${after === undefined ? '' : ' AND SK < :after'}`,
      values: { ':list': ownedPartition(owner, isArchived), ...(after === undefined ? {} : { ':after': after }) },
      descending: true,
      limit: limit + 1,
    }),
  );
  const found = (await Promise.all(reads)).flatMap(({ items }) => items);
  found.sort((a, b) => (a.SK < b.SK ? 1 : -1));
  const page = found.slice(0, limit);
  const items = await table.getMany(
    page.map(({ id }) => userFormKey(String(id))),
    { isForShow: true },
  );
  return {
    items: items.filter((item): item is Item => item !== undefined),
    position: found.length > limit ? page.at(-1)?.SK : undefined,
  };
}

import { type ListPage } from '../../index-list.ts';
import { createdSortKey, ownedOfCompanyPartition, ownedPartition, userFormKey } from '../../keys.ts';
import type { Item } from '../../items.ts';
import type { Table, Write } from '../../table.ts';
import { type UserFormHead } from './user-form-head.ts';

/** A user's own inductions, in every company or in one. */
type Owner = { userId: string; company?: string };

/** The list of a user's own inductions, in the table itself: it is short, and must show an induction that was just claimed. */
function ownedListOf({ userId, company }: Owner, archived: boolean): string {
  return company === undefined ? ownedPartition(userId, archived) : ownedOfCompanyPartition(company, userId, archived);
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
  return [ownedPartition(claimedBy, archived), ownedOfCompanyPartition(company, claimedBy, archived)];
}

type OwnedRead = { owner: Owner; archived: readonly boolean[]; limit: number; after: string | undefined };

/** One page of an owner's inductions, newest first: one Query per partition and one batch get. */
export async function findOwned(table: Table, { owner, archived, limit, after }: OwnedRead): Promise<ListPage> {
  const reads = archived.map((isArchived) =>
    table.query({
      where: `PK = :list${after === undefined ? '' : ' AND SK < :after'}`,
      values: { ':list': ownedListOf(owner, isArchived), ...(after === undefined ? {} : { ':after': after }) },
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

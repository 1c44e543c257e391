import type { UserFormHead } from '../entities/user-forms/user-form-head.ts';
import { userFormOf } from '../entities/user-forms/user-form-items.ts';
import { userFormKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { findThingLists, listThings, type ThingKind } from './company-things.ts';

/** Ids of things of a kind, and the place from which the walk goes on after them; undefined at the end of the last list. */
export type WalkedPage = { ids: string[]; next: string | undefined };

const placeOf = (partition: string, after: string | undefined) => `${partition}\n${after ?? ''}`;

/** Every thing of a company of a kind, page by page, from a place on that an earlier walk came to. */
export async function* walkThings(
  table: Table,
  { company, kind, from, limit }: { company: string; kind: ThingKind; from?: string | undefined; limit?: number },
): AsyncGenerator<WalkedPage> {
  const partitions = (await findThingLists(table, company)).flatMap((list) =>
    list.kind === kind ? [list.partition] : [],
  );
  const [begun, position] = from?.split('\n') ?? [];
  // A list that is gone meanwhile is looked for in vain; then all of them are read anew.
  const first = Math.max(0, begun === undefined ? 0 : partitions.indexOf(begun));
  for (const [at, partition] of partitions.entries()) {
    if (at < first) continue;
    const after = partition === begun ? position || undefined : undefined;
    const following = partitions[at + 1];
    for await (const page of listThings(table, partition, limit, after)) {
      const isEnd = page.position === undefined;
      const next = isEnd ? following && placeOf(following, undefined) : placeOf(partition, page.position);
      yield { ids: page.ids, next };
    }
  }
}

/** Ids of every thing of a kind, page by page. */
export async function* pagesOf(table: Table, company: string, kind: ThingKind): AsyncGenerator<string[]> {
  for await (const { ids } of walkThings(table, { company, kind })) yield ids;
}

/** Every induction of a company. */
export async function* headsOf(table: Table, company: string): AsyncGenerator<UserFormHead> {
  for await (const ids of pagesOf(table, company, 'user-forms')) {
    for (const item of await table.getMany(ids.map(userFormKey))) if (item) yield userFormOf(item);
  }
}

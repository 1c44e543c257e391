import type { Staff } from '../../../shared/core/actor.ts';
import type { ListQuery } from '../../../shared/core/list.ts';
import type { OwnUserFormRow } from '../../../shared/user-forms/user-form.ts';
import { companyRef } from '../../security/company-name.ts';
import { listRequest } from '../../http/list-request.ts';
import { findOwned } from '../../store/entities/user-forms/owned-user-forms.ts';
import { rowOf, userFormOf } from '../../store/entities/user-forms/user-form-items.ts';
import { type UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import type { World } from '../../world.ts';
import { showUserFormRow } from '../show-user-form.ts';

type OwnList = { list: string; query: ListQuery; owner: { userId: string; company?: string } };
type Page = { items: OwnUserFormRow[]; nextCursor: string | null };

/** The inductions that a user has claimed, newest first. */
export async function listOwnUserForms(world: World, actor: Staff, { list, query, owner }: OwnList): Promise<Page> {
  const { limit, after, archived, nextCursor } = listRequest(world, actor, { list, query });
  const { items, position } = await findOwned(world.table, { owner, archived, limit, after });
  const heads = items.map(userFormOf);
  const names = await companyNames(world, heads);
  const rows = heads.map((head) => ({
    ...showUserFormRow(head._id, head.company, rowOf(head)),
    companyName: names.get(head.company) ?? '',
  }));
  return { items: rows, nextCursor: nextCursor(position) };
}

/** Reads the name of each company once: most of a user's inductions are in the same few companies. */
async function companyNames(world: World, heads: readonly UserFormHead[]): Promise<Map<string, string>> {
  const ids = [...new Set(heads.map(({ company }) => company))];
  const refs = await Promise.all(ids.map((id) => companyRef(world, id)));
  return new Map(refs.map(({ _id, name }) => [_id, name]));
}

import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { ListQuery } from '../../shared/core/list.ts';
import type { FormVersion, FormVersionRow } from '../../shared/induction-forms/form-version.ts';
import { listRequest } from '../http/list-request.ts';
import { findFormVersion, findVersionHead, findVersionHeads, type VersionHead } from '../store/form-versions.ts';
import type { InductionFormHead } from '../store/induction-forms.ts';
import type { World } from '../world.ts';

const NUMBER = /^[1-9]\d{0,5}$/;

function rowOf({ number, saved }: VersionHead, { contentVersion }: InductionFormHead): FormVersionRow {
  return {
    number,
    savedAt: saved.at,
    savedBy: { _id: saved.by, name: saved.name },
    isNewest: number === contentVersion,
  };
}

/** The saved states of a form, newest first. */
export async function listFormVersions(
  world: World,
  actor: Actor,
  { head, query }: { head: InductionFormHead; query: Pick<ListQuery, 'limit' | 'cursor'> },
): Promise<{ items: FormVersionRow[]; nextCursor: string | null }> {
  const list = `versions of ${head._id}`;
  const { limit, after, nextCursor } = listRequest(world, actor, { list, query });
  const below = after === undefined ? head.contentVersion + 1 : Number(after);
  const { heads, next } = await findVersionHeads(world.table, head._id, { limit, below });
  return {
    items: heads.map((each) => rowOf(each, head)),
    nextCursor: nextCursor(next === undefined ? undefined : String(next)),
  };
}

/** One saved state; not_found where the form never had it. */
export async function showFormVersion(world: World, form: InductionFormHead, asked: string): Promise<FormVersion> {
  const number = NUMBER.test(asked) ? Number(asked) : 0;
  const head = number > 0 ? await findVersionHead(world.table, form._id, number) : undefined;
  if (!head || number > form.contentVersion) throw new AppError('not_found');
  const { name, project, inputSettings, pages } = await findFormVersion(world, form._id, number);
  return { ...rowOf(head, form), name, project, inputSettings, pages: [...pages] };
}

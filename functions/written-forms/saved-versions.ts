import type { SavedVersionRow } from '../../shared/content/forms/saved-version.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { ListQuery } from '../../shared/core/list.ts';
import { findVersionHead, findVersionHeads, type Standing, type VersionHead } from '../store/entities/form-versions.ts';
import type { World } from '../world.ts';
import { listRequest } from '../http/list-request.ts';

/** A form with versions. */
type Versioned = { _id: string; contentVersion: number; standing: Standing };

const NUMBER = /^[1-9]\d{0,5}$/;

function rowOf({ number, saved }: VersionHead, { contentVersion, standing }: Versioned): SavedVersionRow {
  return {
    number,
    savedAt: saved.at,
    savedBy: { _id: saved.by, name: saved.name },
    isNewest: number === contentVersion,
    standingCount: standing[number] ?? 0,
  };
}

/** The saved versions of a form, newest first. */
export async function listSavedVersions(
  world: World,
  actor: Staff,
  { form, query }: { form: Versioned; query: Pick<ListQuery, 'limit' | 'cursor'> },
): Promise<{ items: SavedVersionRow[]; nextCursor: string | null }> {
  const list = `versions of ${form._id}`;
  const { limit, after, nextCursor } = listRequest(world, actor, { list, query });
  const below = after === undefined ? form.contentVersion + 1 : Number(after);
  const { heads, next } = await findVersionHeads(world.table, form._id, { limit, below });
  return {
    items: heads.map((each) => rowOf(each, form)),
    nextCursor: nextCursor(next === undefined ? undefined : String(next)),
  };
}

/** Who saved a version and when; not_found where the form has no such version. */
export async function requireSavedVersion(world: World, form: Versioned, asked: string): Promise<SavedVersionRow> {
  const number = NUMBER.test(asked) ? Number(asked) : 0;
  const head = number > 0 ? await findVersionHead(world.table, form._id, number) : undefined;
  if (!head || number > form.contentVersion) throw new AppError('not_found');
  return rowOf(head, form);
}

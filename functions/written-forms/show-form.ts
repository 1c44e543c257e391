import type { FormDraftMark } from '../../shared/content/forms/form-draft.ts';
import { mayCall, type Access } from '../../shared/core/access.ts';
import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { findFormDraft } from '../store/entities/form-drafts.ts';
import type { World } from '../world.ts';
import type { FormHead, FormSort, AuthoredForm } from './form-sort.ts';

/** The mark of a form's draft; null without one, and for callers who do not write forms. */
export function draftMark(
  { draft, modified }: Pick<FormHead, 'draft' | 'modified'>,
  actor: Actor,
  writers: Access,
): FormDraftMark | null {
  if (!draft || !mayCall(actor, writers)) return null;
  const { at, by, name, base } = draft;
  return { savedAt: at, savedBy: { _id: by, name }, isOutdated: base !== modified };
}

/** The form as authors edit it: its draft, or the published content where it has none. */
export async function showEdited<Head extends FormHead, W extends AuthoredForm, Shown>(
  world: World,
  sort: Pick<FormSort<Head, W>, 'published' | 'writers'> & {
    show: (world: World, shown: { actor: Actor; head: Head; written: W }) => Promise<Shown>;
  },
  { actor, head }: { actor: Actor; head: Head },
): Promise<Shown> {
  if (!mayCall(actor, sort.writers)) throw new AppError('forbidden');
  const draft = head.draft && (await findFormDraft<W>(world, head._id));
  return sort.show(world, { actor, head, written: draft?.content ?? (await sort.published(world, head)) });
}

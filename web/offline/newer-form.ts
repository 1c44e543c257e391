import { mergeEdits, type IsSame } from '../../shared/core/merge.ts';
import type { PersonDetails } from '../../shared/user-forms/person-details.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';

/** Merges the server's form with the known one: answers may arrive out of order, so each part takes its higher version. */
export function newerForm(known: UserForm, server: UserForm): UserForm {
  const pages = server.pages.map((page, place) => {
    const before = known.pages[place];
    return before && before.version > page.version ? before : page;
  });
  const details = known.version > server.version ? { user: known.user, version: known.version } : {};
  // A returned form has unsigned pages, so an older answer must not mark the whole form as signed.
  const isSigned = pages.every((page) => page.signed !== null);
  const signed = isSigned ? (server.meta.signed ?? known.meta.signed) : null;
  return { ...server, ...details, pages, meta: { ...server.meta, signed } };
}

/** A missing detail equals an empty one. */
const isSameDetail: IsSame = (a, b) => (a ?? '') === (b ?? '');

/** Merges the worker's changes of `before` into the saved details; undefined where both sides changed the same detail. */
export function mergedDetails(
  { user, before }: { user: PersonDetails; before: PersonDetails },
  saved: PersonDetails,
): PersonDetails | undefined {
  const { merged, conflicts } = mergeEdits({ base: before, mine: user, theirs: saved }, isSameDetail);
  if (conflicts.length > 0) return undefined;
  return Object.fromEntries(Object.entries(merged).filter(([, text]) => text !== undefined && text !== ''));
}

import { DETAIL_NAMES, type PersonDetails } from '../../shared/user-forms/details.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';

/**
 * The form as the server answered it, but for what a later answer has told already: answers may overtake each other,
 * and every version only grows.
 */
export function newerForm(known: UserForm, server: UserForm): UserForm {
  const pages = server.pages.map((page, place) => {
    const before = known.pages[place];
    return before && before.version > page.version ? before : page;
  });
  const details = known.version > server.version ? { user: known.user, version: known.version } : {};
  // A form that was given back has pages without a signature, whatever an older answer told of the whole.
  const isSigned = pages.every((page) => page.signed !== null);
  const signed = isSigned ? (server.meta.signed ?? known.meta.signed) : null;
  return { ...server, ...details, pages, meta: { ...server.meta, signed } };
}

/**
 * The details with what was changed of `before`, over what somebody else saved meanwhile; nothing where both have
 * changed the same detail.
 */
export function mergedDetails(
  { user, before }: { user: PersonDetails; before: PersonDetails },
  saved: PersonDetails,
): PersonDetails | undefined {
  const changed = DETAIL_NAMES.filter((name) => (user[name] ?? '') !== (before[name] ?? ''));
  const isContested = changed.some((name) => {
    const theirs = saved[name] ?? '';
    return theirs !== (before[name] ?? '') && theirs !== (user[name] ?? '');
  });
  if (isContested) return undefined;
  const merged = { ...saved, ...Object.fromEntries(changed.map((name) => [name, user[name]])) };
  return Object.fromEntries(Object.entries(merged).filter(([, text]) => text !== undefined && text !== ''));
}

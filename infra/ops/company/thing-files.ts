import { documentFolder, imageFolder, type FileOwner } from '../../../functions/http/file-token.ts';
import type { ThingKind } from '../../../functions/store/company-things.ts';

const OWNERS: Readonly<Partial<Record<ThingKind, FileOwner>>> = {
  'induction-forms': 'inductionForm',
  'permit-forms': 'permitForm',
  'user-forms': 'userForm',
  cards: 'card',
  permits: 'permit',
};

const ABOUT: Readonly<Partial<Record<ThingKind, string>>> = {
  users: 'user',
  projects: 'project',
  'user-forms': 'userForm',
  cards: 'card',
  permits: 'permit',
};

/** The folders of the object store in which a thing's files lie; each ends with a slash. */
export function thingFolders(kind: ThingKind, id: string): string[] {
  const owner = OWNERS[kind];
  if (owner === undefined) return [];
  const folders = [`static/${imageFolder(owner, id)}`, `static/${documentFolder(owner, id)}`];
  const hasVersions = kind === 'induction-forms' || kind === 'permit-forms';
  return hasVersions ? [...folders, `versions/${id}/`] : folders;
}

/** What messages about a thing call it; undefined where there are none. */
export function messagesAbout(kind: ThingKind, id: string): string | undefined {
  return ABOUT[kind] === undefined ? undefined : `${ABOUT[kind]}#${id}`;
}

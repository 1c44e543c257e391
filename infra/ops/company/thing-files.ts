import { documentFolder, imageFolder, type FileOwner } from '../../../functions/http/file-token.ts';
import type { CompanyThings } from '../../../functions/store/company-items.ts';
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

/** Their versions that are too large for the table are files. */
const FORM_KINDS: readonly ThingKind[] = ['induction-forms', 'permit-forms'];

/** The folders of the object store in which a thing's files lie; each ends with a slash. */
export function thingFolders(kind: ThingKind, id: string): string[] {
  const owner = OWNERS[kind];
  if (owner === undefined) return [];
  const folders = [`static/${imageFolder(owner, id)}`, `static/${documentFolder(owner, id)}`];
  return FORM_KINDS.includes(kind) ? [...folders, `versions/${id}/`] : folders;
}

/** What messages about a thing call it; undefined where there are none. */
export function messagesAbout(kind: ThingKind, id: string): string | undefined {
  return ABOUT[kind] === undefined ? undefined : `${ABOUT[kind]}#${id}`;
}

/** Whether a file of the object store lies in a folder of one of a company's things. */
export function isFileOf(things: CompanyThings, key: string): boolean {
  const [room, owner, of = '', id = ''] = key.split('/');
  if (room === 'versions') return FORM_KINDS.some((kind) => things.ids[kind].has(String(owner)));
  if (room !== 'static' || (owner !== 'images' && owner !== 'documents')) return false;
  return Object.entries(OWNERS).some(([kind, name]) => name === of && things.ids[kind as ThingKind].has(id));
}

import { documentFolder, imageFolder, type FileOwner } from '../security/tokens/file-token.ts';
import type { CompanyThings } from '../store/company-data/company-items.ts';
import type { ThingKind } from '../store/company-data/company-things.ts';

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

/** Kinds whose versions are files when they are too large for the table. */
const FORM_KINDS: readonly ThingKind[] = ['induction-forms', 'permit-forms'];

/** The object store's folders of a thing's files; each ends with a slash. */
export function thingFolders(kind: ThingKind, id: string): string[] {
  const owner = OWNERS[kind];
  if (owner === undefined) return [];
  const folders = [`static/${imageFolder(owner, id)}`, `static/${documentFolder(owner, id)}`];
  return FORM_KINDS.includes(kind) ? [...folders, `versions/${id}/`] : folders;
}

/** The subject of messages about a thing; undefined for kinds without messages. */
export function messagesAbout(kind: ThingKind, id: string): string | undefined {
  return ABOUT[kind] === undefined ? undefined : `${ABOUT[kind]}#${id}`;
}

/** Whether a file lies in a folder of one of a company's things. */
export function isFileOf(things: CompanyThings, key: string): boolean {
  const [room, owner, of = '', id = ''] = key.split('/');
  if (room === 'versions') return FORM_KINDS.some((kind) => things.ids[kind].has(String(owner)));
  if (room !== 'static' || (owner !== 'images' && owner !== 'documents')) return false;
  return Object.entries(OWNERS).some(([kind, name]) => name === of && things.ids[kind as ThingKind].has(id));
}

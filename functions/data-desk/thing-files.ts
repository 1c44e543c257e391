import { documentFolder, imageFolder, type FileOwner } from '../security/tokens/file-token.ts';
import type { CompanyThings } from '../store/company-data/company-items.ts';
import type { ThingKind } from '../store/company-data/company-things.ts';

const OWNERS: Readonly<Partial<Record<ThingKind, FileOwner>>> = {
  'induction-forms': 'inductionForm',
  'permit-forms': 'permitForm',
  'user-forms': 'userForm',
  cards: 'card',
  permits: 'permit',
  projects: 'project',
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
  const versions = versionFolder(kind, id);
  return versions === undefined ? folders : [...folders, versions];
}

/** The folder of a form's versions that are too large for the table; undefined for another kind of thing. */
export function versionFolder(kind: ThingKind, id: string): string | undefined {
  return FORM_KINDS.includes(kind) ? `versions/${id}/` : undefined;
}

/** Whose picture or document a key is; undefined where it is neither. */
export function thingOfFile(key: string): { kind: ThingKind; id: string } | undefined {
  const [room, type = '', owner, id = ''] = key.split('/');
  if (room !== 'static' || !['images', 'documents'].includes(type)) return undefined;
  const [kind] = Object.entries(OWNERS).find(([, name]) => name === owner) ?? [];
  return kind === undefined ? undefined : { kind: kind as ThingKind, id };
}

/** The subject of messages about a thing; undefined for kinds without messages. */
export function messagesAbout(kind: ThingKind, id: string): string | undefined {
  return ABOUT[kind] === undefined ? undefined : `${ABOUT[kind]}#${id}`;
}

/** Whether a file lies in a folder of one of a company's things. */
export function isFileOf(things: CompanyThings, key: string): boolean {
  const [room, form = ''] = key.split('/');
  if (room === 'versions') return FORM_KINDS.some((kind) => things.ids[kind].has(form));
  const thing = thingOfFile(key);
  return thing !== undefined && things.ids[thing.kind].has(thing.id);
}

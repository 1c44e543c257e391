import { readStoredJson, writeStored } from '../../app/session/browser-storage.ts';
import { FIRST_VISIT, pageNumberOf, pageSizeOf, type RememberedList } from './list-state.ts';

const keyOf = (name: string) => `list.${name}`;

type Stored = { page?: unknown; size?: unknown; of?: unknown };

/** The saved page and size of a list; the page counts only for the same owner (`of`). */
export function rememberedList(name: string, of = ''): RememberedList {
  const value = readStoredJson(keyOf(name));
  if (typeof value !== 'object' || value === null) return FIRST_VISIT;
  const stored = value as Stored;
  const page = stored.of === of ? pageNumberOf(stored.page) : undefined;
  return { page: page ?? FIRST_VISIT.page, size: pageSizeOf(stored.size) ?? FIRST_VISIT.size };
}

export function rememberList(name: string, of = '', { page, size }: RememberedList): void {
  writeStored(keyOf(name), JSON.stringify({ page, size, of }));
}

import type { Evidence } from './evidence.ts';
import { isRecord } from './seals.ts';
import { referencesOf } from './verify-contents.ts';

/** What a file is to the evidence that names it. */
export type FileUse = 'signature' | 'card' | 'answer' | 'shown' | 'attachment';

/** A file that a part names by its hash. */
export type NamedFile = {
  name: string;
  use: FileUse;
  /** Of the induction or permit itself, or of the form that was shown. */
  of: 'own' | 'form';
  /** The page, from 0. */
  page?: number;
};

const FILE_NAME = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/;

type Way = readonly (string | number)[];

/** Every text in a value that names a file, with the way to it. */
function* namesIn(value: unknown, way: Way = []): Generator<{ name: string; way: Way }> {
  if (typeof value === 'string') {
    if (FILE_NAME.test(value)) yield { name: value, way };
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* namesIn(part, [...way, key]);
}

const SHOWN = { use: 'shown', of: 'form' } as const;

/** The files that an evidence names, each once. */
export function namedFiles({ links, parts }: Evidence): NamedFile[] {
  const found = new Map<string, NamedFile>();
  for (const { content } of [...links].reverse()) {
    for (const { about, hash, page } of content ? referencesOf(content) : []) {
      const part = parts[hash];
      for (const { name, way } of namesIn(part)) {
        if (found.has(name)) continue;
        found.set(name, {
          name,
          ...(about === 'shown' ? SHOWN : useOf(part, way)),
          ...(page === undefined ? {} : { page }),
        });
      }
    }
  }
  return [...found.values()];
}

/** Of a page of an induction the block tells, of anything else the member's own name. */
function useOf(part: unknown, way: Way): Pick<NamedFile, 'use' | 'of'> {
  if (way.includes('signature')) return { use: 'signature', of: 'own' };
  if (way[0] === 'page') return SHOWN;
  if (way[0] !== 'answers') return { use: 'attachment', of: 'own' };
  const block = blockAt(part, Number(way[1]));
  if (block['kind'] === 'cards') return { use: 'card', of: 'own' };
  const field = Array.isArray(block['fields']) ? (block['fields'] as unknown[])[Number(way[2])] : undefined;
  const isDrawn = isRecord(field) && field['type'] === 'signature';
  return { use: isDrawn ? 'signature' : 'answer', of: 'own' };
}

function blockAt(part: unknown, place: number): Record<string, unknown> {
  const page = isRecord(part) && isRecord(part['page']) ? part['page'] : {};
  const content = Array.isArray(page['content']) ? (page['content'] as unknown[]) : [];
  const block = content[place];
  return isRecord(block) ? block : {};
}

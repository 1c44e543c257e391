import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOMS, ROOT } from './imports.ts';
import { readDocuments, readTexts, type Text } from './texts.ts';

const documents = readDocuments();
const files = readTexts().map(({ file }) => file);

/** What a heading is called in a link: as GitHub makes it of the words. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = ({ text }: Text): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** The links of a document to files of the repository and to headings, each with where it leads. */
function linksOf({ file, text }: Text): { from: string; target: string; anchor: string }[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [place = '', anchor = ''] = link.split('#');
      return { from: file, target: place === '' ? file : path.posix.join(path.posix.dirname(file), place), anchor };
    });
}

describe('the links of the documents', () => {
  const links = documents.flatMap(linksOf);

  test('are seen', () => {
    expect(documents.length).toBeGreaterThan(50);
    expect(links.length).toBeGreaterThan(60);
  });

  test('lead to files that exist', () => {
    expect(links.filter(({ target }) => !existsSync(path.join(ROOT, target)))).toEqual([]);
  });

  test('lead to headings that exist', () => {
    const anchors = new Map(documents.map((document) => [document.file, anchorsOf(document)]));
    expect(links.filter(({ target, anchor }) => anchor !== '' && !anchors.get(target)?.includes(anchor))).toEqual([]);
  });
});

const OF_A_ROOM = new RegExp(`^(?:${[...ROOMS, 'docs'].join('|')})/`);
const OF_A_SOURCE = /^[\w<>…*./-]+\.(?:tsx?|css|md)$/;

/** The files and folders that a document names between backticks, without its blocks of code. */
const namedIn = ({ text }: Text): string[] =>
  [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => OF_A_ROOM.test(name) || OF_A_SOURCE.test(name));

/** Whether some file or folder has the name: from the top, or of a name without a room from anywhere; `<kind>`, `…` and `*` stand for any part. */
function isThere(name: string): boolean {
  if (OF_A_ROOM.test(name) && existsSync(path.join(ROOT, name))) return true;
  const parts = name
    .replace(/\/$/, '')
    .split(/<[\w-]+>|…|\*+/)
    .map((part) => part.replaceAll(/[.()+]/g, String.raw`\$&`));
  const pattern = new RegExp(`${OF_A_ROOM.test(name) ? '^' : '(?:^|/)'}${parts.join('.+')}(?:$|/)`);
  return files.some((file) => pattern.test(file));
}

describe('the files that documents name', () => {
  // A decision that another has replaced tells of files as they were.
  const named = documents
    .filter(({ text }) => !/^Superseded by /m.test(text))
    .flatMap((document) => namedIn(document).map((name) => ({ from: document.file, name })));

  test('are seen', () => expect(named.length).toBeGreaterThan(300));

  test('exist', () => expect(named.filter(({ name }) => !isThere(name))).toEqual([]));

  test.each(['web/app/routing/gone.ts', 'gone.ts', 'shared/<feature>/gone.ts', 'docs/gone.md'])(
    'one that is gone is noticed: %s',
    (name) => expect(namedIn({ file: '', text: `\`${name}\`` }).filter(isThere)).toEqual([]),
  );
});

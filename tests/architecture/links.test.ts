import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './imports.ts';
import { readDocuments, type Text } from './texts.ts';

const documents = readDocuments();

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

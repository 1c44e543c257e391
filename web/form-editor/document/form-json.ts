import { isKnown, type Block } from '../../../shared/content/block-registry.ts';
import { isImagePresent } from '../../../shared/content/card-rules.ts';
import { isRecord } from '../../../shared/content/answers/take-part.ts';
import type { Page } from '../../../shared/content/pages/page.ts';

/** The content of an import, reported before it changes anything. */
export type ImportedForm = {
  pages: Page[];
  /** The rest of the file, which the form's own feature parses. */
  rest: Readonly<Record<string, unknown>>;
  blockCount: number;
  unknownCount: number;
  /** The file names in the blocks; the JSON does not contain the files. */
  fileNames: string[];
};

/** Formats a form as indented JSON, so that two exports can be compared by line. */
export function exportedJson(form: object): string {
  return `${JSON.stringify(form, undefined, 2)}\n`;
}

const isBlock = (value: unknown): value is Block => isRecord(value) && typeof value['kind'] === 'string';

function pageOf(value: unknown): Page | undefined {
  if (!isRecord(value) || !Array.isArray(value['content'])) return undefined;
  const { title, minReadTime, content, key } = value;
  if (!content.every(isBlock)) return undefined;
  return {
    title: typeof title === 'string' ? title : '',
    minReadTime: typeof minReadTime === 'number' && minReadTime >= 0 ? Math.floor(minReadTime) : 0,
    content,
    ...(typeof key === 'string' ? { key } : {}),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a file's form; undefined if it has none. The server validates the blocks on save. */
export function importedForm(text: string): ImportedForm | undefined {
  const value = parseJson(text);
  if (!isRecord(value) || !Array.isArray(value['pages'])) return undefined;
  const found = value['pages'].map(pageOf);
  if (found.some((page) => page === undefined)) return undefined;
  const pages = found.filter((page) => page !== undefined);
  const blocks = pages.flatMap(({ content }) => content);
  return {
    pages,
    rest: value,
    blockCount: blocks.length,
    unknownCount: blocks.filter((block) => !isKnown(block)).length,
    fileNames: blocks.flatMap((block) =>
      'fileName' in block && typeof block.fileName === 'string' && isImagePresent(block.fileName)
        ? [block.fileName]
        : [],
    ),
  };
}

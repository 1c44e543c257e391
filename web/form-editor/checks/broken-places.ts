import type { Issue } from '../../../shared/core/errors.ts';
import type { FormDocument } from '../document/document.ts';

/** A place that the server refused: the part of the form (`@form` for its settings), and the path inside. */
export type BrokenPlace = { partId: string; pageId: string; blockId?: string; path: string; issue: Issue };

const IN_PAGE = /^pages\.(\d+)(?:\.content\.(\d+))?(?:\.(.*))?$/;

function withFile({ pages }: FormDocument<unknown>, name: string): BrokenPlace[] {
  return pages.flatMap(({ id: pageId, blocks }) =>
    blocks.flatMap(({ id: blockId, block }) =>
      'fileName' in block && block.fileName === name
        ? [{ partId: blockId, pageId, blockId, path: 'fileName', issue: { path: name, code: 'file_missing' } }]
        : [],
    ),
  );
}

function placeOf(document: FormDocument<unknown>, issue: Issue): BrokenPlace[] {
  if (issue.code === 'file_missing') return withFile(document, issue.path);
  const match = IN_PAGE.exec(issue.path);
  const page = document.pages[Number(match?.[1] ?? -1)];
  if (!match || !page) return [{ partId: '@form', pageId: '@form', path: issue.path, issue }];
  const [, , at, path = ''] = match;
  const blockId = at === undefined ? undefined : page.blocks[Number(at)]?.id;
  if (blockId === undefined) return [{ partId: page.id, pageId: page.id, path, issue }];
  return [{ partId: blockId, pageId: page.id, blockId, path, issue }];
}

/** Locates the issues of a refused save in the sent form. */
export function brokenPlaces(document: FormDocument<unknown>, issues: readonly Issue[]): BrokenPlace[] {
  return issues.flatMap((issue) => placeOf(document, issue));
}

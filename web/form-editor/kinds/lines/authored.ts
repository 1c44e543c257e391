import type { LineListBlock } from '../../../../shared/content/blocks/lines/shape.ts';
import { isBlank } from '../../checks/check-code.ts';
import type { AuthoredKind } from '../authored-kind.ts';

/** Lines, saved without the empty ones. */
export const linesAuthored = <K extends string>(): AuthoredKind<LineListBlock<K>> => ({
  words: ({ lines }) => lines,
  checks: ({ lines }) => (lines.every(isBlank) ? [{ code: 'emptyBlock', field: 'lines' }] : []),
  saved: (block) =>
    block.lines.some(isBlank) ? { ...block, lines: block.lines.filter((line) => !isBlank(line)) } : block,
});

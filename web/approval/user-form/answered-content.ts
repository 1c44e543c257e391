import { blockKindOf, type Block } from '../../../shared/content/block-registry.ts';

const isAnswered = (block: Block) => blockKindOf(block).answer !== undefined;

/** Replaces omitted text between a checkbox and its neighbour, so that the two do not become adjacent. */
const LEFT_OUT: Block = { kind: 'p', lines: [] };

/** A page's blocks with answers, without the texts around them. */
export function answeredContent(content: readonly Block[]): Block[] {
  const kept: Block[] = [];
  for (const [place, block] of content.entries()) {
    if (!isAnswered(block)) continue;
    const last = kept.at(-1);
    const isAfterBox = last !== undefined && blockKindOf(last).isTicked !== undefined && last !== content[place - 1];
    if (isAfterBox && blockKindOf(block).followsTick) kept.push(LEFT_OUT);
    kept.push(block);
  }
  return kept;
}

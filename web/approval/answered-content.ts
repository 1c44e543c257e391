import { blockKindOf, isKnown, type Block } from '../../shared/content/block-registry.ts';

const isAnswered = (block: Block) => blockKindOf(block).answer !== undefined;

/** Stands where text was left out: a form looks at the block right before it, and must not find another one there. */
const LEFT_OUT: Block = { kind: 'p', lines: [] };

/** The blocks of a page that hold answers, without the text around them. */
export function answeredContent(content: readonly Block[]): Block[] {
  return content.flatMap((block, place) => {
    if (!isAnswered(block)) return [];
    const before = content[place - 1];
    const isAfterText = before !== undefined && !isAnswered(before);
    return isAfterText && isKnown(block) && block.kind === 'form' ? [LEFT_OUT, block] : [block];
  });
}

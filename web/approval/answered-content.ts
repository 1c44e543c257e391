import { blockKindOf, type Block } from '../../shared/content/block-registry.ts';

const isAnswered = (block: Block) => blockKindOf(block).answer !== undefined;

/** Stands where text was left out between a checkbox and a form: the form may ask whether the block before it is ticked. */
const LEFT_OUT: Block = { kind: 'p', lines: [] };

/** The blocks of a page that hold answers, without the text around them. */
export function answeredContent(content: readonly Block[]): Block[] {
  const kept: Block[] = [];
  for (const [place, block] of content.entries()) {
    if (!isAnswered(block)) continue;
    const last = kept.at(-1);
    if (block.kind === 'form' && last?.kind === 'checkbox' && last !== content[place - 1]) kept.push(LEFT_OUT);
    kept.push(block);
  }
  return kept;
}

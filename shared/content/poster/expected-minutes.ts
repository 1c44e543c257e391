import { blockKindOf, type Block } from '../block-registry.ts';
import { plainLines } from '../blocks/unknown/block.ts';

const WORDS_PER_SECOND = 200 / 60;
const DETAILS_SECONDS = 90;
const ROUNDED_FROM_MINUTES = 10;
const ROUND_MINUTES = 5;

const answerSeconds = (block: Block) => blockKindOf(block).answer?.seconds(block) ?? 0;

function readSeconds(content: readonly Block[]): number {
  const words = content
    .flatMap((block) => plainLines(block))
    .join(' ')
    .split(/\s+/).length;
  return words / WORDS_PER_SECOND;
}

type Timed = { pages: readonly { content: readonly Block[]; minReadTime: number }[] };

/** The induction's estimated minutes: reading at 200 words a minute, at least the reading times, plus answering. */
export function expectedMinutes({ pages }: Timed): number {
  const seconds = pages.reduce((sum, { content, minReadTime }) => {
    const answering = content.reduce((each, block) => each + answerSeconds(block), 0);
    return sum + Math.max(minReadTime, readSeconds(content)) + answering;
  }, DETAILS_SECONDS);
  const minutes = Math.ceil(seconds / 60);
  return minutes < ROUNDED_FROM_MINUTES ? minutes : Math.ceil(minutes / ROUND_MINUTES) * ROUND_MINUTES;
}

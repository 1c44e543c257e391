import { isKnown, type Block } from '../../shared/content/block-registry.ts';
import { plainLines } from '../../shared/content/kinds/unknown.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';

const WORDS_PER_SECOND = 200 / 60;
const DETAILS_SECONDS = 90;
const QUESTION_SECONDS = 20;
const FIELD_SECONDS = 20;
const TICK_SECONDS = 3;
const CARD_SECONDS = 45;
const ROUNDED_FROM_MINUTES = 10;
const ROUND_MINUTES = 5;

function answerSeconds(block: Block): number {
  if (!isKnown(block)) return 0;
  if (block.kind === 'checkbox') return TICK_SECONDS;
  if (block.kind === 'question') return QUESTION_SECONDS;
  if (block.kind === 'form') return block.fields.length * FIELD_SECONDS;
  return block.kind === 'cards' ? Math.max(1, block.names.length) * CARD_SECONDS : 0;
}

function readSeconds(content: readonly Block[]): number {
  const words = content
    .flatMap((block) => plainLines(block))
    .join(' ')
    .split(/\s+/).length;
  return words / WORDS_PER_SECOND;
}

/** About how many minutes the induction takes: reading at 200 words a minute, never under the reading times, and answering. */
export function expectedMinutes({ pages }: Pick<UserForm, 'pages'>): number {
  const seconds = pages.reduce((sum, { content, minReadTime }) => {
    const answering = content.reduce((each, block) => each + answerSeconds(block), 0);
    return sum + Math.max(minReadTime, readSeconds(content)) + answering;
  }, DETAILS_SECONDS);
  const minutes = Math.ceil(seconds / 60);
  return minutes < ROUNDED_FROM_MINUTES ? minutes : Math.ceil(minutes / ROUND_MINUTES) * ROUND_MINUTES;
}

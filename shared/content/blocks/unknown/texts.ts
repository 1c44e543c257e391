import type { BlockTexts } from '../../translation/speaker.ts';
import type { UnknownBlock } from './block.ts';

/** Nobody knows which parts of such a block are shown as text. */
export const unknownTexts: BlockTexts<UnknownBlock> = (block) => block;

import type { BlockTexts } from '../../translation/speaker.ts';
import type { PersonBlock } from './shape.ts';

/** The required card keeps its name, by which it is looked for. */
export const personTexts: BlockTexts<PersonBlock> = (block, say) => ({
  ...block,
  title: say.text(block.title, 'title'),
});

import type { BlockTexts } from '../../translation/speaker.ts';
import type { HeadingBlock } from './shape.ts';

export const headingTexts: BlockTexts<HeadingBlock> = (block, say) => ({
  ...block,
  text: say.text(block.text, 'text'),
});

import type { BlockTexts } from '../../translation/speaker.ts';
import type { ImageBlock } from './shape.ts';

export const imageTexts: BlockTexts<ImageBlock> = (block, say) => ({
  ...block,
  fileName: say.file(block.fileName, 'fileName'),
  alt: say.text(block.alt, 'alt'),
  title: say.text(block.title, 'title'),
});

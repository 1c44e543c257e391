import type { BlockTexts } from '../../translation/speaker.ts';
import type { DocumentBlock } from './shape.ts';

export const documentTexts: BlockTexts<DocumentBlock> = (block, say) => ({
  ...block,
  fileName: say.file(block.fileName, 'fileName'),
  title: say.text(block.title, 'title'),
});

import type { BlockTexts } from '../../translation/speaker.ts';
import type { LinkBlock } from './shape.ts';

export const linkTexts: BlockTexts<LinkBlock> = (block, say) => ({ ...block, text: say.text(block.text, 'text') });

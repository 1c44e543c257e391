import type { BlockTexts } from '../../translation/speaker.ts';
import type { AlertBlock } from './shape.ts';

export const alertTexts: BlockTexts<AlertBlock> = (block, say) => ({ ...block, text: say.text(block.text, 'text') });

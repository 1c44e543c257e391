import { sayEach, type BlockTexts } from '../../translation/speaker.ts';
import type { LineListBlock } from './shape.ts';

export const lineListTexts: BlockTexts<LineListBlock> = (block, say) =>
  // An address is the same in every language.
  block.kind === 'address' ? block : { ...block, lines: sayEach(block.lines, 'lines', say) };

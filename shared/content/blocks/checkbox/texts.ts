import type { BlockTexts } from '../../translation/speaker.ts';
import type { CheckboxBlock } from './shape.ts';

/** The name stays: lists of answers use it. */
export const checkboxTexts: BlockTexts<CheckboxBlock> = (block, say) => ({
  ...block,
  label: say.text(block.label, 'label'),
});

import type { BlockTexts } from '../../translation/speaker.ts';
import type { QuestionBlock } from './rules.ts';

/** The answer names options by their places. */
export const questionTexts: BlockTexts<QuestionBlock> = (block, say) => ({
  ...block,
  text: say.text(block.text, 'text'),
  options: block.options.map((option, index) => ({ ...option, text: say.text(option.text, `options.${index}.text`) })),
});

import type { BlockTexts } from '../../translation/speaker.ts';
import type { QuestionBlock } from './rules.ts';

/** The answer names options by their places. */
export const questionTexts: BlockTexts<QuestionBlock> = (block, { text, exactText = text }) => ({
  ...block,
  text: exactText(block.text, 'text'),
  options: block.options.map((option, index) => ({ ...option, text: exactText(option.text, `options.${index}.text`) })),
});

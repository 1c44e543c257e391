import { sayEach, under, type BlockTexts, type Speaker } from '../../translation/speaker.ts';
import type { FormField } from './field-shape.ts';
import type { FormBlock } from './rules.ts';

function sayField(field: FormField, say: Speaker): FormField {
  const said = { ...field, label: say.text(field.label, 'label'), help: say.text(field.help, 'help') };
  // The answer is one of the options as they were written.
  return said.type === 'choice' ? { ...said, shown: sayEach(said.options, 'options', say) } : said;
}

export const formTexts: BlockTexts<FormBlock> = (block, say) => ({
  ...block,
  fields: block.fields.map((field, index) => sayField(field, under(`fields.${index}`, say))),
});

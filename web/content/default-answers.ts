import type { Answers } from '../../shared/content/answers.ts';
import { isKnown, type Block } from '../../shared/content/block-registry.ts';
import { shownFields, type FormBlock } from '../../shared/content/kinds/form.ts';
import type { FieldValue, FormField } from '../../shared/content/kinds/form-field.ts';
import type { BlockContext } from '../../shared/content/block-kind.ts';
import { blockContext } from '../../shared/content/page-validity.ts';

/** What a time field without a value stands at (specification 5). */
const DEFAULT_TIME = '07:00';

function valueOf(field: FormField, today: string): FieldValue {
  if (field.type === 'date') return field.value || today;
  if (field.type === 'time') return field.value || DEFAULT_TIME;
  return field.value;
}

/** The values of a form with those that its shown dates and times stand at; nothing where none is empty. */
function defaultedValues(form: FormBlock, context: BlockContext, today: string): FieldValue[] | undefined {
  const isShown = shownFields(form, context);
  const values = form.fields.map((field, place) => (isShown[place] ? valueOf(field, today) : field.value));
  return values.some((value, place) => value !== form.fields[place]?.value) ? values : undefined;
}

/**
 * The answers with what empty dates and times stand at: today (`YYYY-MM-DD`) and 7.00 (specification 5). Fields that are
 * not shown stay empty. `content` is the page with these answers in it.
 */
export function withDefaults(answers: Answers, content: readonly Block[], today: string): Answers {
  const defaulted = content.flatMap((block, place) => {
    if (!isKnown(block) || block.kind !== 'form') return [];
    const values = defaultedValues(block, blockContext(content, place), today);
    return values ? [[place, values] as const] : [];
  });
  return defaulted.length === 0 ? answers : { ...answers, ...Object.fromEntries(defaulted) };
}

import type { Issue } from '../core/errors.ts';
import { isKnown, type BlockOf, type KnownBlock } from './block-registry.ts';
import type { FormField } from './kinds/form-field.ts';
import type { PagedKind } from './page-number.ts';
import type { PageContent } from './page-rules.ts';
import { below } from './shape-issues.ts';

/** What a form is for: an induction is filled in by its worker, a permit by the staff who write it. */
export type FormPurpose = PagedKind;

/** What a form is refused for, at the place where its author puts it right. */
export const FORM_RULES = [
  'no_options',
  'no_right_option',
  'few_options',
  'same_options',
  'card_nameless',
  'person_mandatory',
] as const;
export type FormRule = (typeof FORM_RULES)[number];

/** A broken rule, with its path in the block. */
export type RuleIssue = Issue & { code: FormRule };

const isBlank = (text: string) => text.trim() === '';

function questionIssues({ type, options, mandatory }: BlockOf<'question'>): RuleIssue[] {
  const isExam = type === 'examQuestion';
  if (options.length === 0) return isExam || mandatory ? [{ path: 'options', code: 'no_options' }] : [];
  const hasRight = options.some(({ correctAnswer }) => correctAnswer);
  return isExam && !hasRight ? [{ path: 'options.0.correctAnswer', code: 'no_right_option' }] : [];
}

function cardsIssues({ names }: BlockOf<'cards'>): RuleIssue[] {
  return names.flatMap(({ title, mandatory }, place) =>
    mandatory && isBlank(title) ? [{ path: `names.${place}.title`, code: 'card_nameless' as const }] : [],
  );
}

/** A choice is one of at least two, each with a text of its own. */
function fieldIssues(field: FormField, place: number): RuleIssue[] {
  if (field.type !== 'choice') return [];
  const path = `fields.${place}.options`;
  const options = field.options.map((option) => option.trim());
  if (options.length < 2 || options.some(isBlank)) return [{ path, code: 'few_options' }];
  return new Set(options).size < options.length ? [{ path, code: 'same_options' }] : [];
}

/** Why nobody could sign a page with this block, or what makes no sense of it; nothing where it is well. */
export function blockRuleIssues(block: KnownBlock, purpose: FormPurpose): RuleIssue[] {
  if (block.kind === 'question') return questionIssues(block);
  if (block.kind === 'cards') return cardsIssues(block);
  if (block.kind === 'form') return block.fields.flatMap(fieldIssues);
  // Persons are chosen in permits only: a worker could never fill it in.
  const isUnfillable = block.kind === 'person' && purpose === 'induction' && block.mandatory;
  return isUnfillable ? [{ path: 'mandatory', code: 'person_mandatory' }] : [];
}

/** What a form may not be saved with, by the paths of its body: `pages.2.content.0.options`. */
export function formRuleIssues(pages: readonly PageContent[], purpose: FormPurpose): Issue[] {
  return pages.flatMap(({ content }, page) =>
    content.flatMap((block, place) =>
      isKnown(block) ? below(`pages.${page}.content.${place}`, blockRuleIssues(block, purpose)) : [],
    ),
  );
}

import { blockRuleIssues, type FormPurpose, type FormRule } from '../../shared/content/form-rules.ts';
import { isKnown, type Block, type BlockKindName, type BlockOf } from '../../shared/content/block-registry.ts';
import { isImagePresent } from '../../shared/content/card-rules.ts';
import { hasSignature } from '../../shared/content/page-rules.ts';
import { safeHref } from '../../shared/content/safe-link.ts';
import { plainLines } from '../../shared/content/kinds/unknown.ts';
import { savedPage, type EditedPage } from './document.ts';
import type { Place } from './editor-store.ts';

/** What is likely wrong in a form; `field` is the path within the block or page where it is put right. */
export type CheckCode =
  | 'noPages'
  | 'emptyPage'
  | 'noPageTitle'
  | 'emptyBlock'
  | 'unfilled'
  | 'noRightOption'
  | 'fewOptions'
  | 'fewChoices'
  | 'sameChoices'
  | 'emptyOption'
  | 'noFile'
  | 'noAlt'
  | 'noCards'
  | 'noMandatoryCard'
  | 'noCardTitle'
  | 'mandatoryPerson'
  | 'noLinkText'
  | 'badLink'
  | 'manySignatures'
  | 'longCheckbox'
  | 'noFieldLabel'
  | 'noFields'
  | 'skippedLevel'
  | 'longRead'
  | 'shortRead';

export type Check = { code: CheckCode; place: Place; field?: string };

type Found = { code: CheckCode; field?: string };

const MOST_CHECKBOX_CHARACTERS = 160;
const WORDS_A_MINUTE = 200;
/** A reading time is questioned when it is this many times longer, or this share of, what the text takes. */
const MUCH_LONGER = 3;
const MUCH_SHORTER = 0.25;
/** Too little of either to be worth a word. */
const NOTICEABLE_SECONDS = 20;

const isBlank = (text: string) => text.trim() === '';

function checkQuestion({ text, options }: BlockOf<'question'>): Found[] {
  return [
    ...(isBlank(text) ? [{ code: 'emptyBlock', field: 'text' } as const] : []),
    ...(options.length === 1 ? [{ code: 'fewOptions' } as const] : []),
    ...options.flatMap((option, place) =>
      isBlank(option.text) ? [{ code: 'emptyOption', field: `options.${place}.text` } as const] : [],
    ),
  ];
}

function checkCards({ names, requireImages }: BlockOf<'cards'>): Found[] {
  if (names.length === 0) return [{ code: 'noCards' }];
  return requireImages === 1 && !names.some(({ mandatory }) => mandatory) ? [{ code: 'noMandatoryCard' }] : [];
}

function checkImage({ fileName, alt }: BlockOf<'img'>): Found[] {
  if (!isImagePresent(fileName)) return [{ code: 'noFile', field: 'fileName' }];
  return alt === '' ? [{ code: 'noAlt', field: 'alt' }] : [];
}

function checkLink({ url, text }: BlockOf<'link'>): Found[] {
  return [
    ...(isBlank(text) ? [{ code: 'noLinkText', field: 'text' } as const] : []),
    ...(safeHref(url) === undefined ? [{ code: 'badLink', field: 'url' } as const] : []),
  ];
}

function checkFields({ fields }: BlockOf<'form'>): Found[] {
  if (fields.length === 0) return [{ code: 'noFields' }];
  return fields.flatMap(({ label }, place) =>
    isBlank(label) ? [{ code: 'noFieldLabel', field: `fields.${place}.label` } as const] : [],
  );
}

function checkLines({ lines }: { lines: readonly string[] }): Found[] {
  return lines.every(isBlank) ? [{ code: 'emptyBlock', field: 'lines' }] : [];
}

function checkText({ text }: { text: string }): Found[] {
  return isBlank(text) ? [{ code: 'emptyBlock', field: 'text' }] : [];
}

function checkCheckbox({ label }: BlockOf<'checkbox'>): Found[] {
  if (isBlank(label)) return [{ code: 'emptyBlock', field: 'label' }];
  return label.length > MOST_CHECKBOX_CHARACTERS ? [{ code: 'longCheckbox', field: 'label' }] : [];
}

/** What is looked at in each kind; a new kind is one line here. */
const CHECKS: { [K in BlockKindName]: (block: BlockOf<K>) => Found[] } = {
  p: checkLines,
  ol: checkLines,
  ul: checkLines,
  address: checkLines,
  h1: checkText,
  h2: checkText,
  h3: checkText,
  h4: checkText,
  alert: checkText,
  dl: ({ pairs }) => (pairs.every(({ term }) => isBlank(term)) ? [{ code: 'emptyBlock' }] : []),
  img: checkImage,
  doc: ({ fileName }) => (isImagePresent(fileName) ? [] : [{ code: 'noFile', field: 'fileName' }]),
  link: checkLink,
  checkbox: checkCheckbox,
  question: checkQuestion,
  form: checkFields,
  cards: checkCards,
  person: ({ title }) => (isBlank(title) ? [{ code: 'emptyBlock', field: 'title' }] : []),
};

/** What ready forms leave for their author to write stands in square brackets. */
function checkBrackets(block: Block): Found[] {
  return plainLines(block).some((line) => /\[[^\][]+\]/.test(line)) ? [{ code: 'unfilled' }] : [];
}

/** How the checks name what a form is refused for. */
export const RULE_CHECKS: Record<FormRule, CheckCode> = {
  no_options: 'fewOptions',
  no_right_option: 'noRightOption',
  few_options: 'fewChoices',
  same_options: 'sameChoices',
  card_nameless: 'noCardTitle',
  person_mandatory: 'mandatoryPerson',
};

function checkRules(block: Block, purpose: FormPurpose): Found[] {
  if (!isKnown(block)) return [];
  return blockRuleIssues(block, purpose).map(({ code, path }) => ({ code: RULE_CHECKS[code], field: path }));
}

function checkBlock(block: Block, purpose: FormPurpose): Found[] {
  // The block and its check come from the same line of the record, which no type can say of both at once.
  const ofKind = isKnown(block) ? (CHECKS[block.kind] as (block: Block) => Found[])(block) : [];
  return [...ofKind, ...checkRules(block, purpose), ...checkBrackets(block)];
}

/** The headings that skip a level, counted from the last one on the page. */
function skippedLevels({ id, blocks }: EditedPage): Check[] {
  let last = 0;
  return blocks.flatMap(({ id: blockId, block }) => {
    const level = /^h([1-4])$/.exec(block.kind)?.[1];
    if (level === undefined) return [];
    const isSkipped = last > 0 && Number(level) > last + 1;
    last = Number(level);
    return isSkipped ? [{ code: 'skippedLevel' as const, place: { pageId: id, blockId }, field: 'kind' }] : [];
  });
}

/** How many seconds the page's words take at 200 words a minute. */
export function readingSeconds({ blocks }: Pick<EditedPage, 'blocks'>): number {
  const words = blocks
    .flatMap(({ block }) => plainLines(block))
    .join(' ')
    .split(/\s+/u)
    .filter(Boolean).length;
  return Math.round((words / WORDS_A_MINUTE) * 60);
}

function checkReadTime(page: EditedPage): Check[] {
  const { id, minReadTime } = page;
  if (minReadTime === 0) return [];
  const needed = readingSeconds(page);
  const place = { pageId: id };
  const field = 'minReadTime';
  if (minReadTime > needed * MUCH_LONGER && minReadTime - needed > NOTICEABLE_SECONDS) {
    return [{ code: 'longRead', place, field }];
  }
  return minReadTime < needed * MUCH_SHORTER && needed - minReadTime > NOTICEABLE_SECONDS
    ? [{ code: 'shortRead', place, field }]
    : [];
}

const checkedPages = { induction: new WeakMap<EditedPage, Check[]>(), permit: new WeakMap<EditedPage, Check[]>() };

function checkPage(page: EditedPage, purpose: FormPurpose): Check[] {
  const known = checkedPages[purpose].get(page);
  if (known) return known;
  const { id: pageId, title, blocks } = page;
  const checks: Check[] = [
    ...(isBlank(title) ? [{ code: 'noPageTitle' as const, place: { pageId }, field: 'title' }] : []),
    ...(blocks.length === 0 ? [{ code: 'emptyPage' as const, place: { pageId } }] : []),
    ...blocks.flatMap(({ id: blockId, block }) =>
      checkBlock(block, purpose).map((found) => ({ ...found, place: { pageId, blockId } })),
    ),
    ...skippedLevels(page),
    ...checkReadTime(page),
  ];
  checkedPages[purpose].set(page, checks);
  return checks;
}

/** Everything in the form that its author should look at before workers do, in the order of the pages. */
export function checksOf(pages: readonly EditedPage[], purpose: FormPurpose): Check[] {
  if (pages.length === 0) return [{ code: 'noPages', place: { pageId: '@start' } }];
  const signed = pages.filter((page) => hasSignature(savedPage(page)));
  const last = signed.length > 1 ? signed.at(-1) : undefined;
  return [
    ...pages.flatMap((page) => checkPage(page, purpose)),
    ...(last ? [{ code: 'manySignatures' as const, place: { pageId: last.id } }] : []),
  ];
}

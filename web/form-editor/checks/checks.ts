import type { FormPurpose, FormRule } from '../../../shared/content/block-kind.ts';
import { blockRuleIssues } from '../../../shared/content/forms/form-rules.ts';
import type { Block } from '../../../shared/content/block-registry.ts';
import { hasSignature } from '../../../shared/content/pages/page-rules.ts';
import { plainLines } from '../../../shared/content/blocks/unknown/block.ts';
import { savedPage, type EditedPage } from '../document/document.ts';
import { authoredKindOf } from '../kinds/authored-kinds.ts';
import { isBlank, type CheckCode, type Found } from './check-code.ts';
import type { Place } from '../document/editor-store.ts';

export type Check = { code: CheckCode; place: Place; field?: string };

const WORDS_A_MINUTE = 200;
/** Reports a reading time that is this many times the text's own time, or less than this share of it. */
const MUCH_LONGER = 3;
const MUCH_SHORTER = 0.25;
/** Ignores times and differences below this. */
const NOTICEABLE_SECONDS = 20;

/** Square brackets mark what the author still has to write in a template. */
function checkBrackets(block: Block): Found[] {
  return plainLines(block).some((line) => /\[[^\][]+\]/.test(line)) ? [{ code: 'unfilled' }] : [];
}

/** The check codes of the rules by which the server refuses a form. */
export const RULE_CHECKS: Record<FormRule, CheckCode> = {
  no_options: 'fewOptions',
  no_right_option: 'noRightOption',
  few_options: 'fewChoices',
  same_options: 'sameChoices',
  card_nameless: 'noCardTitle',
  person_mandatory: 'mandatoryPerson',
  watch_is_worker: 'watchingWorker',
};

const BLOCKING: ReadonlySet<CheckCode> = new Set(Object.values(RULE_CHECKS));

/** Whether the server refuses to publish a form with this check open. */
export const isBlocking = ({ code }: Check): boolean => BLOCKING.has(code);

function checkRules(block: Block, purpose: FormPurpose): Found[] {
  return blockRuleIssues(block, purpose).map(({ code, path }) => ({ code: RULE_CHECKS[code], field: path }));
}

function checkBlock(block: Block, purpose: FormPurpose): Found[] {
  return [...authoredKindOf(block).checks(block), ...checkRules(block, purpose), ...checkBrackets(block)];
}

/** The headings that skip a level, relative to the previous heading on the page. */
function skippedLevels({ id, blocks }: EditedPage): Check[] {
  let last = 0;
  return blocks.flatMap(({ id: blockId, block }) => {
    const { level } = authoredKindOf(block);
    if (level === undefined) return [];
    const isSkipped = last > 0 && level > last + 1;
    last = level;
    return isSkipped ? [{ code: 'skippedLevel' as const, place: { pageId: id, blockId }, field: 'kind' }] : [];
  });
}

/** The seconds that a page's words take at 200 words a minute. */
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

/** Everything that the author should review before workers see the form, in page order. */
export function checksOf(pages: readonly EditedPage[], purpose: FormPurpose): Check[] {
  if (pages.length === 0) return [{ code: 'noPages', place: { pageId: '@start' } }];
  const signed = pages.filter((page) => hasSignature(savedPage(page)));
  const last = signed.length > 1 ? signed.at(-1) : undefined;
  return [
    ...pages.flatMap((page) => checkPage(page, purpose)),
    ...(last ? [{ code: 'manySignatures' as const, place: { pageId: last.id } }] : []),
  ];
}

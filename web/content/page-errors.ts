import type { TFunction } from 'i18next';
import { isKnown, type Block } from '../../shared/content/block-registry.ts';
import type { CardsBlock } from '../../shared/content/kinds/cards.ts';
import type { FieldError } from '../ui/error-summary.tsx';
import { idOfPath, type ShownIssue } from './block-view.ts';
import { cardTitle, cardTypeTitle, spoken } from './cards/card-title.ts';

const PATH = /^content\.(\d+)(?:\.fields\.(\d+))?/;

const CARD_PATH = /^content\.\d+\.(names|images)\.(\d+)/;

/** The card that an issue of a cards block is about. */
function cardOf(t: TFunction, { names, images }: CardsBlock, path: string): string | undefined {
  const [, list, text] = CARD_PATH.exec(path) ?? [];
  const place = Number(text);
  const card = list === 'images' ? images[place] : undefined;
  const title = card ? cardTitle(t, card) : cardTypeTitle(t, names[place]?.title ?? '');
  return spoken(title) || undefined;
}

/** What the broken place is called; nothing where its message says it all. */
function labelOf(t: TFunction, content: readonly Block[], { path, code }: ShownIssue): string | undefined {
  const [, place, field] = PATH.exec(path) ?? [];
  const block = content[Number(place)];
  if (!block || !isKnown(block) || code === 'location_missing') return undefined;
  if (block.kind === 'checkbox') return block.label;
  if (block.kind === 'cards') return cardOf(t, block, path);
  if (block.kind === 'person') return block.title.trim() || undefined;
  if (block.kind === 'form') return block.fields[Number(field)]?.label;
  if (block.kind !== 'question') return undefined;
  const questions = content.filter(({ kind }) => kind === 'question');
  return questions.length < 2
    ? block.text
    : t('exam.question', { number: questions.indexOf(block) + 1, text: block.text });
}

/** The errors of a page for its summary: one link a place, with the name of the place and the words shown at it. */
export function pageErrors(t: TFunction, content: readonly Block[], issues: readonly ShownIssue[]): FieldError[] {
  return issues.map((issue) => {
    const label = labelOf(t, content, issue);
    const { message } = issue;
    return { fieldId: idOfPath(issue.path), message: label ? t('blocks.brokenPlace', { label, message }) : message };
  });
}

/** The wrong questions of an exam for its summary, each once, in the page's order. */
export function examErrors(t: TFunction, content: readonly Block[], issues: readonly ShownIssue[]): FieldError[] {
  const places = new Set(issues.map(({ path }) => Number(PATH.exec(path)?.[1])));
  return [...places]
    .sort((a, b) => a - b)
    .map((place) => {
      const issue = { path: `content.${place}`, code: 'wrong_option', message: '' };
      return { fieldId: idOfPath(issue.path), message: labelOf(t, content, issue) ?? t('exam.checkQuestion') };
    });
}

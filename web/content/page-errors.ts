import type { TFunction } from 'i18next';
import type { Block } from '../../shared/content/block-registry.ts';
import type { FieldError } from '../ui/fields/error-summary.tsx';
import { blockLooksOf, numberAt } from './block-registry.ts';
import { idOfPath, type ShownIssue } from './block-view.ts';

const PATH = /^content\.(\d+)\.?(.*)/;

/** The label of an issue's place; undefined if the message says it all. */
function labelOf(t: TFunction, content: readonly Block[], { path, code }: ShownIssue): string | undefined {
  const [, text, part = ''] = PATH.exec(path) ?? [];
  const place = Number(text);
  const block = content[place];
  if (!block || code === 'location_missing') return undefined;
  return blockLooksOf(block).placeName?.(block, { t, path: part, number: numberAt(content, place) });
}

/** A page's errors for its summary: one link per place, with its label and message. */
export function pageErrors(t: TFunction, content: readonly Block[], issues: readonly ShownIssue[]): FieldError[] {
  return issues.map((issue) => {
    const label = labelOf(t, content, issue);
    const { message } = issue;
    return { fieldId: idOfPath(issue.path), message: label ? t('blocks.brokenPlace', { label, message }) : message };
  });
}

/** An exam's wrong questions for its summary, each once, in page order. */
export function examErrors(t: TFunction, content: readonly Block[], issues: readonly ShownIssue[]): FieldError[] {
  const places = new Set(issues.map(({ path }) => Number(PATH.exec(path)?.[1])));
  return [...places]
    .sort((a, b) => a - b)
    .map((place) => {
      const issue = { path: `content.${place}`, code: 'wrong_option', message: '' };
      return { fieldId: idOfPath(issue.path), message: labelOf(t, content, issue) ?? t('exam.checkQuestion') };
    });
}

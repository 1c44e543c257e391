import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Block } from '../../shared/content/block-registry.ts';
import type { FieldError } from '../ui/fields/error-summary.tsx';
import { blockLooksOf, numberAt } from './block-registry.ts';
import { idOfPath, type PlaceName, type ShownIssue } from './block-view.ts';
import { SaidBlock, SaidWithin, type PageSaid } from './said/said.tsx';

/** A page's blocks, and how they are said. */
type Page = { content: readonly Block[]; said?: PageSaid | undefined };

const PATH = /^content\.(\d+)\.?(.*)/;

/** What an issue's place is called; undefined if the message says it all. */
function nameOf(t: TFunction, { content }: Page, { path, code }: ShownIssue): PlaceName | undefined {
  const [, text, part = ''] = PATH.exec(path) ?? [];
  const place = Number(text);
  const block = content[place];
  if (!block || code === 'location_missing') return undefined;
  const name = blockLooksOf(block).placeName?.(block, { t, path: part, number: numberAt(content, place) });
  return name?.text ? name : undefined;
}

/** A sentence about a place, whose name in it may be in another language. */
function about({ said }: Page, place: string, { text, path }: PlaceName, sentence: string): ReactNode {
  if (!said || path === undefined) return sentence;
  return (
    <SaidBlock said={said} path={place}>
      <SaidWithin sentence={sentence} text={text} path={path} />
    </SaidBlock>
  );
}

const blockOf = (path: string) => path.split('.', 2).join('.');

/** A page's errors for its summary: one link per place, with its label and message. */
export function pageErrors(t: TFunction, page: Page, issues: readonly ShownIssue[]): FieldError[] {
  return issues.map((issue) => {
    const { path, message } = issue;
    const place = nameOf(t, page, issue);
    if (!place) return { fieldId: idOfPath(path), message };
    const { text, name = text } = place;
    const sentence = t('blocks.brokenPlace', { label: name, message });
    return { fieldId: idOfPath(path), message: about(page, blockOf(path), place, sentence) };
  });
}

/** An exam's wrong questions for its summary, each once, in page order. */
export function examErrors(t: TFunction, page: Page, issues: readonly ShownIssue[]): FieldError[] {
  const places = new Set(issues.map(({ path }) => Number(PATH.exec(path)?.[1])));
  return [...places]
    .sort((a, b) => a - b)
    .map((each) => {
      const path = `content.${each}`;
      const place = nameOf(t, page, { path, code: 'wrong_option', message: '' });
      const message = place ? about(page, path, place, place.name ?? place.text) : t('exam.checkQuestion');
      return { fieldId: idOfPath(path), message };
    });
}

import type { Block } from '../../../shared/content/block-registry.ts';
import type { Page } from '../../../shared/content/pages/page.ts';
import { freshField } from '../../form-editor/kinds/form/fresh-field.ts';

/** Selects the text in the author's language. */
export type Say = (finnish: string, english: string) => string;

/** Parts of a template; square brackets mark what the author has to fill in. */
export const text = (...lines: string[]): Block => ({ kind: 'p', lines });
export const heading = (words: string): Block => ({ kind: 'h2', text: words });
export const list = (...lines: string[]): Block => ({ kind: 'ul', lines });
export const steps = (...lines: string[]): Block => ({ kind: 'ol', lines });
export const warning = (words: string): Block => ({ kind: 'alert', text: words, type: 'other' });
export const info = (words: string): Block => ({ kind: 'alert', text: words, type: 'info' });
export const tick = (label: string): Block => ({ kind: 'checkbox', label, name: '', value: false });

export function terms(pairs: readonly (readonly [term: string, description: string])[]): Block {
  return { kind: 'dl', pairs: pairs.map(([term, description]) => ({ term, description })) };
}

/** An exam question with one right option, the second. */
export function exam(question: string, right: string, ...wrong: string[]): Block {
  const option = (words: string, correctAnswer: boolean) => ({ text: words, correctAnswer, selected: false });
  const [first = '', ...others] = wrong;
  const options = [option(first, false), option(right, true), ...others.map((words) => option(words, false))];
  return { kind: 'question', type: 'examQuestion', text: question, options, mandatory: true };
}

/** A cards block; mandatory cards require a photo. */
export function cards(mandatory: readonly string[], others: readonly string[]): Block {
  const named = (titles: readonly string[], isMandatory: boolean) =>
    titles.map((title) => ({ title, mandatory: isMandatory }));
  return { kind: 'cards', names: [...named(mandatory, true), ...named(others, false)], requireImages: 1, images: [] };
}

export function signature(label: string): Block {
  return { kind: 'form', fields: [{ ...freshField('signature'), label, mandatory: true }] };
}

export const page = (title: string, content: Block[], minReadTime = 0): Page => ({ title, minReadTime, content });

import type { AuthoredInductionForm } from '../../shared/induction-forms/induction-form.ts';

type Draft = AuthoredInductionForm;
type Page = Draft['pages'][number];
type Block = Page['content'][number];

/** Builders of form content with every default, for the demo company and the tests. */
export const heading = (text: string, level: 1 | 2 | 3 | 4 = 2) => ({ kind: `h${level}`, text }) as Block;
export const paragraph = (...lines: string[]) => ({ kind: 'p', lines }) as Block;
export const bullets = (...lines: string[]) => ({ kind: 'ul', lines }) as Block;
export const steps = (...lines: string[]) => ({ kind: 'ol', lines }) as Block;
export const notice = (text: string, type: 'info' | 'success' | 'other' = 'info') =>
  ({ kind: 'alert', text, type }) as Block;
export const address = (...lines: string[]) => ({ kind: 'address', lines }) as Block;
export const link = (url: string, text: string) => ({ kind: 'link', url, text }) as Block;
export const image = (fileName: string, alt: string, title = '') => ({ kind: 'img', fileName, alt, title }) as Block;
export const document = (fileName: string, title: string) => ({ kind: 'doc', fileName, title }) as Block;
export const terms = (pairs: Readonly<Record<string, string>>) =>
  ({ kind: 'dl', pairs: Object.entries(pairs).map(([term, description]) => ({ term, description })) }) as Block;
export const tick = (label: string, name: string) => ({ kind: 'checkbox', label, name }) as Block;

/** An exam question; a leading star marks a right option. */
export function exam(text: string, ...options: string[]): Block {
  return { kind: 'question', type: 'examQuestion', text, options: options.map(optionOf), mandatory: true } as Block;
}

/** A multi-choice question without right answers. */
export function choice(text: string, options: readonly string[], { mandatory = false } = {}): Block {
  return { kind: 'question', type: 'checkboxQuestion', text, options: options.map(optionOf), mandatory } as Block;
}

function optionOf(text: string) {
  const isRight = text.startsWith('*');
  return { text: isRight ? text.slice(1).trim() : text, correctAnswer: isRight, selected: false };
}

/** Cards by name; mandatory cards need a picture. */
export function cards(mandatory: readonly string[], optional: readonly string[]): Block {
  const named = (titles: readonly string[], isMandatory: boolean) =>
    titles.map((title) => ({ title, mandatory: isMandatory }));
  return { kind: 'cards', names: [...named(mandatory, true), ...named(optional, false)], requireImages: 1 } as Block;
}

type FieldType = 'text' | 'textarea' | 'yesno' | 'choice' | 'date' | 'time' | 'signature' | 'image';
export function field(type: FieldType, name: string, label: string, rest: Record<string, unknown> = {}) {
  return { type, name, label, help: '', mandatory: false, ifPreviousYes: false, ...rest };
}

export const fields = (...all: ReturnType<typeof field>[]) => ({ kind: 'form', fields: all }) as unknown as Block;

export function page(title: string, content: readonly Block[], minReadTime = 0): Page {
  return { title, minReadTime, content: [...content] };
}

export function form(name: string, pages: readonly Page[], rest: Partial<Omit<Draft, 'meta' | 'pages'>> = {}): Draft {
  return {
    meta: { name },
    project: { title: [], description: [], address: [] },
    emailSetting: { notifyNewInduction: false, notifyNewInductionEmails: [] },
    startsPerDay: null,
    validMonths: 0,
    needsApproval: true,
    languages: ['fi'],
    inputSettings: { birthdayType: 0, taxNumberType: 0, representativeType: 2 },
    ...rest,
    pages: [...pages],
  };
}

import type { TFunction } from 'i18next';
import type { Block } from '../../../shared/content/block-registry.ts';
import { editedBlock, newId, type EditedPage } from '../document/document.ts';
import { freshField } from '../kinds/form/fresh-field.ts';

export const PAGE_TEMPLATES = ['empty', 'confirm', 'exam', 'cards', 'signature'] as const;
export type PageTemplate = (typeof PAGE_TEMPLATES)[number];

const freshOption = (text: string, correctAnswer: boolean) => ({ text, correctAnswer, selected: false });

/** The initial content of each page template, in the author's language. */
const CONTENT: { [K in PageTemplate]: (t: TFunction) => Block[] } = {
  empty: () => [{ kind: 'p', lines: [] }],
  confirm: (t) => [
    { kind: 'p', lines: [] },
    { kind: 'checkbox', label: t('editor.template.confirmLabel'), name: '', value: false },
  ],
  exam: (t) => [
    { kind: 'p', lines: [t('editor.template.examText')] },
    {
      kind: 'question',
      type: 'examQuestion',
      text: '',
      options: [freshOption('', true), freshOption('', false), freshOption('', false)],
      mandatory: true,
    },
  ],
  cards: (t) => [
    { kind: 'p', lines: [t('editor.template.cardsText')] },
    { kind: 'cards', names: [{ title: 'Työturvallisuuskortti', mandatory: true }], requireImages: 1, images: [] },
  ],
  signature: (t) => [
    { kind: 'p', lines: [t('editor.template.signatureText')] },
    {
      kind: 'form',
      fields: [{ ...freshField('signature'), label: t('editor.fieldType.signature'), mandatory: true }],
    },
  ],
};

export function pageFrom(t: TFunction, template: PageTemplate): EditedPage {
  const title = template === 'empty' ? '' : t(`editor.template.${template}`);
  return { id: newId(), title, minReadTime: 0, blocks: CONTENT[template](t).map(editedBlock) };
}

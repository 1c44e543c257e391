import { isKnown } from '../../shared/content/block-registry.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';

/** What the worker had better have at hand before starting. */
export type NeededThings = {
  taxNumber: 'required' | 'optional' | undefined;
  /** The names of the cards without which a page is not signed, and of those that the form asks for besides; both empty where it leaves them open. */
  mandatoryCards: readonly string[];
  otherCards: readonly string[];
  cards: boolean;
  camera: boolean;
};

const titlesOf = (names: readonly { title: string }[]) => [...new Set(names.map(({ title }) => title))];

export function neededThings({ pages, inductionForm }: Pick<UserForm, 'pages' | 'inductionForm'>): NeededThings {
  const blocks = pages.flatMap(({ content }) => content).filter(isKnown);
  const cards = blocks.flatMap((block) => (block.kind === 'cards' ? [block] : []));
  const isPicture = blocks.some((block) => block.kind === 'form' && block.fields.some(({ type }) => type === 'image'));
  const names = cards.flatMap((block) => block.names);
  const mandatoryCards = titlesOf(names.filter(({ mandatory }) => mandatory));
  const { taxNumberType } = inductionForm.inputSettings;
  return {
    taxNumber: taxNumberType === 2 ? undefined : taxNumberType === 1 ? 'required' : 'optional',
    cards: cards.length > 0,
    mandatoryCards,
    otherCards: titlesOf(names).filter((title) => !mandatoryCards.includes(title)),
    camera: isPicture || cards.some(({ requireImages }) => requireImages > 0),
  };
}

import { blockKindOf, type Block } from '../block-registry.ts';
import type { BlockNeeds } from '../block-kind.ts';
import { findCardType } from '../card-rules.ts';
import { ASKED } from '../forms/asked.ts';
import type { InputSettings } from '../forms/form-settings.ts';

/** The things that the worker should have at hand before starting. */
export type NeededThings = {
  taxNumber: 'required' | 'optional' | undefined;
  /** The cards that signing requires, and the cards that the form also asks for; both empty where the form names none. */
  mandatoryCards: readonly string[];
  otherCards: readonly string[];
  cards: boolean;
  camera: boolean;
};

type CardNames = NonNullable<BlockNeeds['cards']>;

/** The names as a translation shows them; every language has its own of the usual types. */
const titlesOf = (names: CardNames) => [
  ...new Set(names.map(({ title, shown = title }) => findCardType(title) ?? shown)),
];

type Asking = {
  pages: readonly { content: readonly Block[] }[];
  inductionForm: { inputSettings: Pick<InputSettings, 'taxNumberType'> };
};

export function neededThings({ pages, inductionForm }: Asking): NeededThings {
  const needs = pages.flatMap(({ content }) => content.flatMap((block) => blockKindOf(block).needs?.(block) ?? []));
  const cards = needs.flatMap((each) => (each.cards ? [each.cards] : []));
  const names = cards.flat();
  const mandatoryCards = titlesOf(names.filter(({ mandatory }) => mandatory));
  const { taxNumberType } = inductionForm.inputSettings;
  return {
    taxNumber:
      taxNumberType === ASKED.notAsked ? undefined : taxNumberType === ASKED.required ? 'required' : 'optional',
    cards: cards.length > 0,
    mandatoryCards,
    otherCards: titlesOf(names).filter((title) => !mandatoryCards.includes(title)),
    camera: needs.some(({ camera }) => camera),
  };
}

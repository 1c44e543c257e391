import { blockKindOf } from '../../../shared/content/block-registry.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';

/** The things that the worker should have at hand before starting. */
export type NeededThings = {
  taxNumber: 'required' | 'optional' | undefined;
  /** The cards that signing requires, and the cards that the form also asks for; both empty where the form names none. */
  mandatoryCards: readonly string[];
  otherCards: readonly string[];
  cards: boolean;
  camera: boolean;
};

const titlesOf = (names: readonly { title: string }[]) => [...new Set(names.map(({ title }) => title))];

export function neededThings({ pages, inductionForm }: Pick<UserForm, 'pages' | 'inductionForm'>): NeededThings {
  const needs = pages.flatMap(({ content }) => content.flatMap((block) => blockKindOf(block).needs?.(block) ?? []));
  const cards = needs.flatMap((each) => (each.cards ? [each.cards] : []));
  const names = cards.flat();
  const mandatoryCards = titlesOf(names.filter(({ mandatory }) => mandatory));
  const { taxNumberType } = inductionForm.inputSettings;
  return {
    taxNumber: taxNumberType === 2 ? undefined : taxNumberType === 1 ? 'required' : 'optional',
    cards: cards.length > 0,
    mandatoryCards,
    otherCards: titlesOf(names).filter((title) => !mandatoryCards.includes(title)),
    camera: needs.some(({ camera }) => camera),
  };
}

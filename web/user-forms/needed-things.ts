import { isKnown } from '../../shared/content/block-registry.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';

/** What the worker had better have at hand before starting. */
export type NeededThings = {
  taxNumber: 'required' | 'optional' | undefined;
  /** The names of the cards that the form asks for; empty where it leaves them open. */
  cardNames: readonly string[];
  cards: boolean;
  camera: boolean;
};

export function neededThings({ pages, inductionForm }: Pick<UserForm, 'pages' | 'inductionForm'>): NeededThings {
  const blocks = pages.flatMap(({ content }) => content).filter(isKnown);
  const cards = blocks.flatMap((block) => (block.kind === 'cards' ? [block] : []));
  const isPicture = blocks.some((block) => block.kind === 'form' && block.fields.some(({ type }) => type === 'image'));
  const { taxNumberType } = inductionForm.inputSettings;
  return {
    taxNumber: taxNumberType === 2 ? undefined : taxNumberType === 1 ? 'required' : 'optional',
    cards: cards.length > 0,
    cardNames: [...new Set(cards.flatMap(({ names }) => names.map(({ title }) => title)))],
    camera: isPicture || cards.some(({ requireImages }) => requireImages > 0),
  };
}

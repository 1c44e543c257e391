import type { EarlierCard } from '../../shared/user-forms/earlier-card.ts';

/** What came of asking: the cards, that the worker has to give a code first, or why there are none, in words. */
export type FoundCards = { cards: readonly EarlierCard[] } | { needsCode: true } | { failure: string };

/** The worker's cards of earlier inductions, as the page that holds the blocks reaches them. Nothing here rejects. */
export type EarlierCards = {
  find: () => Promise<FoundCards>;
  /** Copies the photo of a card into this induction; its new name, or nothing where that failed. */
  copyImage: (card: EarlierCard) => Promise<string | undefined>;
  /** Goes to the page where the worker gives a code. */
  askForCode: () => void;
  /** Whether they are to be shown at once: the worker has just given the code for them. */
  isWanted: boolean;
  /** Told when they have been shown, so that they are not shown again by themselves. */
  onShown: () => void;
};

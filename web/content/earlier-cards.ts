import type { EarlierCard } from '../../shared/user-forms/earlier-card/earlier-card.ts';

/** The result of a search: the cards, a demand for a code, or the failure in words. */
export type FoundCards = { cards: readonly EarlierCard[] } | { needsCode: true } | { failure: string };

/** Access to the worker's cards of earlier inductions for the page. No call rejects. */
export type EarlierCards = {
  find: () => Promise<FoundCards>;
  /** Copies a card's photo into this induction; answers its new name, or undefined after a failure. */
  copyImage: (card: EarlierCard) => Promise<string | undefined>;
  /** Opens the page that asks the worker for a code. */
  askForCode: () => void;
  /** Whether to show the cards at once: the worker has just entered the code for them. */
  isWanted: boolean;
  /** Called when the cards were shown, so that they do not open again by themselves. */
  onShown: () => void;
};

import { isCardImage, type CardImage } from '../../../shared/content/blocks/cards/card-image.ts';
import { isRecord } from '../../../shared/content/answers/take-part.ts';

/** The open form of one card. */
export type OpenCardForm = {
  /** The card before any typing. */
  start: CardImage;
  /** The index of the block's card; undefined for a new one. */
  place: number | undefined;
  /** The typed values from before the phone closed the page. */
  kept: CardImage | undefined;
};

/** Parses the stored form; undefined where it is invalid. */
export function keptCardForm(stored: unknown): OpenCardForm | undefined {
  if (!isRecord(stored)) return undefined;
  const { start, place, kept } = stored;
  if (!isCardImage(start) || !isCardImage(kept)) return undefined;
  return { start, kept, place: typeof place === 'number' ? place : undefined };
}

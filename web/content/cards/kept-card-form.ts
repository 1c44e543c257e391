import { isCardImage, type CardImage } from '../../../shared/content/kinds/card-image.ts';
import { isRecord } from '../../../shared/content/take-part.ts';

/** The form of one card as it stands open over the page. */
export type OpenCardForm = {
  /** The card before anything was typed. */
  start: CardImage;
  /** Which card of the block it is; nothing for a new one. */
  place: number | undefined;
  /** What was typed before the phone closed the page. */
  kept: CardImage | undefined;
};

/** The form that the phone kept; nothing where what it kept is none. */
export function keptCardForm(stored: unknown): OpenCardForm | undefined {
  if (!isRecord(stored)) return undefined;
  const { start, place, kept } = stored;
  if (!isCardImage(start) || !isCardImage(kept)) return undefined;
  return { start, kept, place: typeof place === 'number' ? place : undefined };
}

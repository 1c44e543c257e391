import * as z from 'zod/mini';
import type { Answers } from '../../answers/answers.ts';
import { orderedJson } from '../../answers/canonical.ts';
import { isImagePresent } from '../../card-rules.ts';
import { SubmittedCardImage } from './card-image-shape.ts';
import { isCardsBlock } from './rules.ts';
import type { CardImage } from './card-image.ts';
import type { PageContent } from '../../pages/page-rules.ts';

const Images = z.array(SubmittedCardImage);

function imagesAt(answers: Answers, place: number): CardImage[] {
  const parsed = Images.safeParse(answers[place]);
  return parsed.success ? parsed.data : [];
}

/** Every card image of a page's cards blocks. */
export function cardImagesOf(page: PageContent, answers: Answers): CardImage[] {
  return page.content.flatMap((block, place) => (isCardsBlock(block) ? imagesAt(answers, place) : []));
}

/**
 * Gives each card image an `_id`. An image keeps the id of a stored image in the same block that matches by id, by equality or by picture;
 * any other image gets a new id, whatever id the client sent.
 */
export function withCardIds(page: PageContent, before: Answers, after: Answers, newId: () => string): Answers {
  const entries = Object.entries(after).map(([key, answer]) => {
    const place = Number(key);
    const block = page.content[place];
    return [
      key,
      block && isCardsBlock(block) ? withIds(imagesAt(before, place), imagesAt(after, place), newId) : answer,
    ];
  });
  return Object.fromEntries(entries);
}

const withoutId = ({ _id, ...rest }: CardImage) => orderedJson(rest);

/** Ways to recognise two images as one card, the most certain first. */
const SAME_CARD: readonly ((stored: CardImage, given: CardImage) => boolean)[] = [
  (stored, given) => stored._id === given._id,
  (stored, given) => withoutId(stored) === withoutId(given),
  (stored, given) => isImagePresent(stored.imageSrc) && stored.imageSrc === given.imageSrc,
];

function withIds(stored: readonly CardImage[], given: readonly CardImage[], newId: () => string): CardImage[] {
  const free = new Set(stored);
  const ids = new Map<CardImage, string>();
  for (const isSame of SAME_CARD) {
    for (const image of given) {
      const match = ids.has(image) ? undefined : [...free].find((candidate) => isSame(candidate, image));
      if (match?._id === undefined) continue;
      free.delete(match);
      ids.set(image, match._id);
    }
  }
  return given.map((image) => ({ ...image, _id: ids.get(image) ?? newId() }));
}

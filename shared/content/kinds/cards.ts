import * as z from 'zod/mini';
import type { Issue } from '../../core/errors.ts';
import { answeredKind } from '../block-kind.ts';
import { isImagePresent } from '../card-rules.ts';
import { below } from '../shape-issues.ts';
import { takePart } from '../take-part.ts';
import {
  authoredFlag,
  authoredText,
  MAX_CARD_NAMES,
  MAX_IMAGES,
  MAX_TITLE_CHARACTERS,
  unanswered,
} from '../text-limits.ts';
import { CardImage, cardImageIssues } from './card-image.ts';

const Images = z.array(CardImage).check(z.maxLength(MAX_IMAGES));

const Name = z.object({ title: authoredText(MAX_TITLE_CHARACTERS), mandatory: authoredFlag() });
const Schema = z.object({
  kind: z.literal('cards'),
  names: z._default(z.array(Name).check(z.maxLength(MAX_CARD_NAMES)), []),
  /** Whether a card needs a picture: 0 no, 1 a mandatory one, 2 every one. */
  requireImages: z._default(z.union([z.literal(0), z.literal(1), z.literal(2)]), 0),
  images: unanswered<CardImage[]>(z.array(z.custom<CardImage>()), () => []),
});
export type CardsBlock = z.infer<typeof Schema>;

const isSameName = (a: string, b: string) => a.trim() === b.trim();

function issuesOf({ names, requireImages, images }: CardsBlock): Issue[] {
  const mandatory = names.filter((name) => name.mandatory);
  const ofImages = images.flatMap((image, place) => {
    const isMandatory = mandatory.some(({ title }) => isSameName(title, image.name));
    const isImageNeeded = requireImages === 2 || (requireImages === 1 && isMandatory);
    return below(`images.${place}`, cardImageIssues(image, isImageNeeded));
  });
  const ofNames = names.flatMap((name, place) =>
    name.mandatory && !images.some((image) => isSameName(name.title, image.name))
      ? [{ path: `names.${place}`, code: 'card_missing' }]
      : [],
  );
  return [...ofNames, ...ofImages];
}

/** The worker's competency cards; they may change until the form is approved. */
export const cardsKind = answeredKind<CardsBlock, CardImage[]>({
  schema: Schema,
  answer: {
    schema: Images,
    empty: () => [],
    take: (_, submitted) => takePart(Images, submitted['images'], 'images'),
    put: (block, images) => ({ ...block, images }),
    issues: issuesOf,
    files: (images) => images.map(({ imageSrc }) => imageSrc).filter(isImagePresent),
    withFiles: (images, nameOf) =>
      images.map((image) => (isImagePresent(image.imageSrc) ? { ...image, imageSrc: nameOf(image.imageSrc) } : image)),
    mayChangeAfterSigning: () => true,
  },
});

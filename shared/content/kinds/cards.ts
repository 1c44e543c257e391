import type { Issue } from '../../core/errors.ts';
import { answeredKind } from '../block-kind.ts';
import { isImagePresent } from '../card-rules.ts';
import type { CardsBlock } from './cards-intake.ts';
import { below } from '../shape-issues.ts';
import { cardImageIssues, isCardImage, type CardImage } from './card-image.ts';

export type { CardsBlock } from './cards-intake.ts';

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
  answer: {
    isAnswer: (stored): stored is CardImage[] => Array.isArray(stored) && stored.every(isCardImage),
    empty: () => [],
    read: ({ images }) => images,
    put: (block, images) => ({ ...block, images }),
    issues: issuesOf,
    files: (images) => images.map(({ imageSrc }) => imageSrc).filter(isImagePresent),
    withFiles: (images, nameOf) =>
      images.map((image) => (isImagePresent(image.imageSrc) ? { ...image, imageSrc: nameOf(image.imageSrc) } : image)),
    mayChangeAfterSigning: () => true,
  },
});

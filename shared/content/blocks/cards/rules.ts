import { copyWith } from '../../../core/copy-with.ts';
import type { Issue } from '../../../core/errors.ts';
import { answeredKind, type RuleIssue } from '../../block-kind.ts';
import { isImagePresent } from '../../card-rules.ts';
import type { CardsBlock } from './shape.ts';
import { below } from '../../shape-issues.ts';
import { cardImageIssues, isCardImage, type CardImage } from './card-image.ts';

export type { CardsBlock } from './shape.ts';

export const isCardsBlock = (block: { kind: string }): block is CardsBlock => block.kind === 'cards';

const CARD_SECONDS = 45;

export const isSameName = (a: string, b: string): boolean => a.trim() === b.trim();

/** Whether a card of the block needs a picture: every one, or only those of a mandatory name (rule 3.4). */
export function isImageNeeded({ names, requireImages }: CardsBlock, { name }: Pick<CardImage, 'name'>): boolean {
  if (requireImages !== 1) return requireImages === 2;
  return names.some(({ title, mandatory }) => mandatory && isSameName(title, name));
}

function issuesOf(block: CardsBlock): Issue[] {
  const { names, images } = block;
  const ofImages = images.flatMap((image, place) =>
    below(`images.${place}`, cardImageIssues(image, isImageNeeded(block, image))),
  );
  const ofNames = names.flatMap((name, place) =>
    name.mandatory && !images.some((image) => isSameName(name.title, image.name))
      ? [{ path: `names.${place}`, code: 'card_missing' }]
      : [],
  );
  return [...ofNames, ...ofImages];
}

function authorIssues({ names }: CardsBlock): RuleIssue[] {
  return names.flatMap(({ title, mandatory }, place) =>
    mandatory && title.trim() === '' ? [{ path: `names.${place}.title`, code: 'card_nameless' as const }] : [],
  );
}

/** The worker's competency cards; the worker may change them until the form is approved. */
export const cardsKind = answeredKind<CardsBlock, CardImage[]>({
  answer: {
    isAnswer: (stored): stored is CardImage[] => Array.isArray(stored) && stored.every(isCardImage),
    empty: () => [],
    read: ({ images }) => images,
    put: (block, images) => copyWith(block, { images }),
    seconds: ({ names }) => Math.max(1, names.length) * CARD_SECONDS,
    issues: issuesOf,
    files: (images) => images.map(({ imageSrc }) => imageSrc).filter(isImagePresent),
    withFiles: (images, nameOf) =>
      images.map((image) => (isImagePresent(image.imageSrc) ? { ...image, imageSrc: nameOf(image.imageSrc) } : image)),
    mayChangeAfterSigning: () => true,
  },
  authorIssues,
  needs: ({ names, requireImages }) => ({ cards: names, camera: requireImages > 0 }),
});

import type { Card } from '../../shared/cards/card.ts';
import { meansNoExpiry } from '../../shared/content/card-rules.ts';
import type { CardImage } from '../../shared/content/kinds/card-image.ts';
import type { PageFiles } from '../content/page-files.ts';

/** Whose card it is. */
export type CardPerson = Pick<Card, 'firstName' | 'lastName' | 'company'>;

/** A card as staff fill it in. */
export type StaffCard = { image: CardImage; person: CardPerson };

export const NEW_CARD: StaffCard = {
  image: { name: '', nameOther: '', expires: '', noExpiration: false, imageSrc: '', isNew: true, userFormId: '' },
  person: { firstName: '', lastName: '', company: '' },
};

export function staffCardOf({ name, nameOther, expires, imageSrc, firstName, lastName, company }: Card): StaffCard {
  const noExpiration = meansNoExpiry(expires);
  return {
    image: { name, nameOther, expires, noExpiration, imageSrc, isNew: false, userFormId: '' },
    person: { firstName, lastName, company },
  };
}

/** What is written of the card. */
export function bodyOf({ image, person }: StaffCard) {
  const { name, nameOther, expires, noExpiration, imageSrc } = image;
  return { name, nameOther, expires, noExpiration, imageSrc, ...person };
}

export function cardFiles({ _id, fileToken }: Card): PageFiles {
  return { folder: `/static/images/card/${_id}/`, token: fileToken };
}

/** The parts of a card that are changed as one. */
export const CARD_PARTS = ['type', 'expires', 'imageSrc', 'firstName', 'lastName', 'company'] as const;
export type CardPart = (typeof CARD_PARTS)[number];

/** A part as two cards are compared by it. */
export function partOf({ image, person }: StaffCard, part: CardPart): string {
  if (part === 'type') return JSON.stringify([image.name, image.nameOther]);
  if (part === 'expires' || part === 'imageSrc') return image[part];
  return person[part];
}

/** The card with a part of another. */
export function withPart(card: StaffCard, part: CardPart, other: StaffCard): StaffCard {
  const { name, nameOther, expires, noExpiration, imageSrc } = other.image;
  if (part === 'type') return { ...card, image: { ...card.image, name, nameOther } };
  if (part === 'expires') return { ...card, image: { ...card.image, expires, noExpiration } };
  if (part === 'imageSrc') return { ...card, image: { ...card.image, imageSrc } };
  return { ...card, person: { ...card.person, [part]: other.person[part] } };
}

/** What was typed over a card that somebody else has saved meanwhile; `torn` are the parts that both have changed. */
export function mergeCards({ base, mine, saved }: Record<'base' | 'mine' | 'saved', StaffCard>) {
  const differs = (a: StaffCard, b: StaffCard) => (part: CardPart) => partOf(a, part) !== partOf(b, part);
  const changed = CARD_PARTS.filter(differs(base, mine));
  const torn = changed.filter(differs(base, saved)).filter(differs(mine, saved));
  return { card: changed.reduce((card, part) => withPart(card, part, mine), saved), torn };
}

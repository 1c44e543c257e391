import type { Card } from '../../shared/cards/card.ts';
import { meansNoExpiry } from '../../shared/content/card-rules.ts';
import type { CardImage } from '../../shared/content/blocks/cards/card-image.ts';

/** The holder of a card. */
export type CardPerson = Pick<Card, 'firstName' | 'lastName' | 'company'>;

/** A card in the staff's form. */
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

/** The request body of the card. */
export function bodyOf({ image, person }: StaffCard) {
  const { name, nameOther, expires, noExpiration, imageSrc } = image;
  return { name, nameOther, expires, noExpiration, imageSrc, ...person };
}

/** A card as parts, the units of comparing and resolving conflicts. */
export type CardParts = {
  type: Pick<CardImage, 'name' | 'nameOther'>;
  expires: Pick<CardImage, 'expires' | 'noExpiration'>;
  imageSrc: string;
} & CardPerson;

export function partsOf({ image, person }: StaffCard): CardParts {
  const { name, nameOther, expires, noExpiration, imageSrc } = image;
  return { type: { name, nameOther }, expires: { expires, noExpiration }, imageSrc, ...person };
}

/** The card with parts of it changed. */
export function withParts(card: StaffCard, parts: Partial<CardParts>): StaffCard {
  const { type, expires, imageSrc, ...person } = { ...partsOf(card), ...parts };
  return { image: { ...card.image, ...type, ...expires, imageSrc }, person };
}

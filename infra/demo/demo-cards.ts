import type { CardDraft } from '../../shared/cards/card.ts';
import { formatDate, localDate } from '../../shared/core/dates.ts';
import { pngAddress } from './drawing/png.ts';
import { cardPicture } from './pictures/card-picture.ts';

const DAY_MILLISECONDS = 86_400_000;

/** A card of each state on the day of the first start; `days` are left of it, and null is a card without expiry. */
const CARDS = [
  {
    name: 'Työturvallisuuskortti',
    firstName: 'Eero',
    lastName: 'Elementti',
    company: 'Elementtiasennus Oy',
    days: 540,
  },
  { name: 'Tulityökortti', firstName: 'Kaisa', lastName: 'Katto', company: 'Kattotyö Katto Oy', days: 9 },
  { name: 'Ensiapukortti', firstName: 'Juho', lastName: 'Juntta', company: 'Perustus Oy', days: -21 },
  { name: 'Valttikortti', firstName: 'Sanna', lastName: 'Sähkö', company: 'Sähkötyö Valo Oy', days: null },
];

/** The demo project's own cards: valid, expiring soon, expired and without expiry. */
export function demoCards(now: Date): CardDraft[] {
  const inDays = (days: number) => localDate(new Date(now.getTime() + days * DAY_MILLISECONDS));
  return CARDS.map(({ days, ...card }) => {
    const holder = `${card.firstName} ${card.lastName}`;
    const picture = { name: card.name, holder, validUntil: days === null ? 'toistaiseksi' : formatDate(inDays(days)) };
    const expiry = days === null ? { noExpiration: true } : { expires: inDays(days) };
    return { ...card, ...expiry, imageSrc: pngAddress(cardPicture(picture)) };
  });
}

import type { CardDraft } from '../../shared/cards/card.ts';
import { localDate } from '../../shared/core/dates.ts';
import { cardPicture } from './card-picture.ts';

const DAY_MILLISECONDS = 86_400_000;

/** The demo project's own cards, one per state on the day of the first start: valid, expiring soon, expired and without expiry. */
export function demoCards(now: Date): CardDraft[] {
  const inDays = (days: number) => localDate(new Date(now.getTime() + days * DAY_MILLISECONDS));
  const photo = (...band: [number, number, number]) => `data:image/png;base64,${cardPicture(band).toString('base64')}`;
  return [
    {
      name: 'Työturvallisuuskortti',
      firstName: 'Eero',
      lastName: 'Elementti',
      company: 'Elementtiasennus Oy',
      expires: inDays(540),
      imageSrc: photo(196, 60, 44),
    },
    {
      name: 'Tulityökortti',
      firstName: 'Kaisa',
      lastName: 'Katto',
      company: 'Kattotyö Katto Oy',
      expires: inDays(9),
      imageSrc: photo(222, 142, 30),
    },
    {
      name: 'Ensiapukortti',
      firstName: 'Juho',
      lastName: 'Juntta',
      company: 'Perustus Oy',
      expires: inDays(-21),
      imageSrc: photo(30, 110, 92),
    },
    {
      name: 'Valttikortti',
      firstName: 'Sanna',
      lastName: 'Sähkö',
      company: 'Sähkötyö Valo Oy',
      noExpiration: true,
      imageSrc: photo(24, 78, 130),
    },
  ];
}

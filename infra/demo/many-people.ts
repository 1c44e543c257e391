import { localDate } from '../../shared/core/dates.ts';

const splitNames = (text: string) => text.split(',').map((each) => each.trim());

const FIRST_NAMES =
  splitNames(`Aino, Aleksi, Anneli, Antti, Eero, Eeva, Elina, Emilia, Hannu, Heikki, Helmi, Ilkka, Jaakko,
  Janne, Johanna, Juho, Kaisa, Kalle, Katri, Laura, Leena, Marko, Matti, Mikko, Noora, Olli, Päivi, Pekka, Riikka,
  Sanna, Satu, Simo, Tero, Tiina, Tuomas, Ville`);
const LAST_NAMES =
  splitNames(`Aalto, Ahonen, Anttila, Eskola, Hakala, Heikkinen, Heinonen, Hiltunen, Hämäläinen, Järvinen,
  Kallio, Karjalainen, Kinnunen, Koivisto, Korhonen, Koskinen, Laakso, Laine, Lehtonen, Leppänen, Mattila, Mäkelä,
  Mäkinen, Nieminen, Niskanen, Ojala, Peltonen, Rantanen, Salminen, Salonen, Savolainen, Toivonen, Tuominen, Turunen,
  Virtanen, Väisänen, Ylönen, Åkerman, Öhman`);
const COMPANIES =
  splitNames(`Sähköasennus Valo Oy, Kattotyö Katto Oy, Elementtiasennus Oy, Perustus Oy, Nosto ja Runko Oy,
  Putkityö Virta Oy, Maalaus Sävy Oy, Teline Torni Oy, Lattiatyö Taso Oy, Maanrakennus Kaivu Oy`);
const CARDS = ['Työturvallisuuskortti', 'Tulityökortti', 'Ensiapukortti', 'Sähkötyöturvallisuuskortti'] as const;

const DAY_MILLISECONDS = 86_400_000;
/** The inductions are spread over a year. */
const DAYS = 365;

/** The states of invented inductions, with their percentages. */
const STATES = [
  { state: 'approved', of100: 72 },
  { state: 'waiting', of100: 14 },
  { state: 'unsigned', of100: 10 },
  { state: 'archived', of100: 4 },
] as const;
export type ManyState = (typeof STATES)[number]['state'];

/** A pseudo-random number from 0 to below `most`, the same for the same seed. */
function scatter(seed: number, most: number): number {
  return Math.abs(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 7) % most;
}

const pickOf = <T>(all: readonly T[], seed: number): T => {
  const found = all[scatter(seed, all.length)];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
};

export type ManyPerson = {
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  taxNumber: string;
  birthday: string;
  state: ManyState;
  created: string;
};

/** Person number `number` of `total`, the newest last; `now` is the start of the latest induction. */
export function manyPerson(number: number, total: number, now: Date): ManyPerson {
  const created = new Date(now.getTime() - ((total - number) / total) * DAYS * DAY_MILLISECONDS);
  let hundredth = scatter(number * 7 + 3, 100);
  const found = STATES.find(({ of100 }) => (hundredth -= of100) < 0);
  return {
    firstName: pickOf(FIRST_NAMES, number * 3 + 1),
    lastName: pickOf(LAST_NAMES, number * 5 + 2),
    company: pickOf(COMPANIES, number * 11 + 4),
    email: `henkilo.${number}@example.org`,
    taxNumber: `1000${String(number).padStart(8, '0')}`,
    birthday: `${1 + scatter(number, 28)}.${1 + scatter(number + 9, 12)}.${1962 + scatter(number + 5, 42)}`,
    state: found?.state ?? 'approved',
    created: created.toISOString(),
  };
}

export type ManyCard = { name: string; expires: string };

/** A person's cards: `count` of them, some expired or expiring soon. */
export function manyCards(number: number, count: number, now: Date): ManyCard[] {
  return CARDS.slice(0, count).map((name, place) => {
    const days = scatter(number * 13 + place, 1200) - 60;
    return { name, expires: localDate(new Date(now.getTime() + days * DAY_MILLISECONDS)) };
  });
}

export const MOST_CARDS = CARDS.length;

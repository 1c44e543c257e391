import i18next from 'i18next';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { NO_EXPIRY_DATE, OTHER_CARD, WORKER_CARD_TYPES } from '../../../shared/content/card-rules.ts';
import type { CardImage } from '../../../shared/content/blocks/cards/card-image.ts';
import { isImageNeeded, type CardsBlock } from '../../../shared/content/blocks/cards/rules.ts';
import type { EarlierCard } from '../../../shared/user-forms/earlier-card/earlier-card.ts';
import { cardErrors, firstBroken } from '../../../web/content/cards/card-errors.ts';
import { newCard, offeredTypes, withChange, withNoExpiry } from '../../../web/content/cards/card-form-state.ts';
import { cardRows } from '../../../web/content/cards/card-rows.ts';
import { cardStanding } from '../../../web/content/cards/card-standing.ts';
import { cardTitle, cardTypeTitle, rowTitle, spoken } from '../../../web/content/cards/card-title.ts';
import { takenOver, whyNotTicked } from '../../../web/content/cards/earlier-choice.ts';
import { keptCardForm } from '../../../web/content/cards/kept-card-form.ts';

const TODAY = '2026-11-20';

const card = (name: string, rest: Partial<CardImage> = {}): CardImage => ({
  ...newCard(name),
  expires: '2027-12-31',
  ...rest,
});
const block = (names: Record<string, boolean>, images: CardImage[] = [], requireImages: 0 | 1 | 2 = 0): CardsBlock => ({
  kind: 'cards',
  names: Object.entries(names).map(([title, mandatory]) => ({ title, mandatory })),
  requireImages,
  images,
});
const earlier = (name: string, rest: Partial<EarlierCard> = {}): EarlierCard => ({
  name,
  nameOther: '',
  expires: '2027-12-31',
  noExpiration: false,
  imageSrc: 'kuva.jpg',
  userFormId: 'earlier',
  fileToken: 'token',
  ...rest,
});

beforeAll(async () => {
  const file = join(import.meta.dirname, '../../../web/public/languages/fi.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as object;
  await i18next.init({ lng: 'fi', resources: { fi: { translation: texts } } });
});

describe('the list of cards', () => {
  test('shows the mandatory types first, one line a card, and others last', () => {
    const rows = cardRows(
      block({ Ensiapukortti: false, Tulityökortti: true, Valttikortti: true }, [
        card('Vesityökortti'),
        card('Tulityökortti'),
        card('Tulityökortti'),
      ]),
    );
    expect(rows.mandatoryCount).toBe(2);
    expect(rows.mandatory.map(({ path, type }) => [path, type])).toEqual([
      ['images.1', 'Tulityökortti'],
      ['images.2', 'Tulityökortti'],
      ['names.2', 'Valttikortti'],
    ]);
    expect(rows.optional.map(({ path }) => path)).toEqual(['names.0', 'images.0']);
  });

  test('keeps the key of a line when its first card is added, so that the focus finds its button again', () => {
    const key = (images: CardImage[]) => cardRows(block({ Valttikortti: true }, images)).mandatory[0]?.key;
    expect(key([card('Valttikortti')])).toBe(key([]));
  });

  test.each([
    ['2026-11-20', 'cardExpired', 'Vanhentunut 20.11.2026'],
    ['2026-11-21', 'cardWarn', 'Vanhenee huomenna 21.11.2026'],
    ['2026-12-02', 'cardWarn', 'Vanhenee 12 päivän kuluttua'],
    ['2026-12-05', 'cardValid', 'Voimassa 5.12.2026 asti'],
    [NO_EXPIRY_DATE, 'cardNoExpiry', 'Ei vanhene'],
    ['', 'cardWarn', 'Päivä puuttuu'],
  ])('says how a card that expires on %s stands', (expires, tone, text) => {
    expect(cardStanding(i18next.t, expires, TODAY)).toEqual({ tone, text });
  });

  test('calls a card by its free text where it is of another type', () => {
    expect(cardTitle(i18next.t, card(OTHER_CARD, { nameOther: ' Oma kortti ' }))).toBe('Oma kortti');
    expect(spoken(cardTitle(i18next.t, card('Tulityökortti')))).toBe('Tulityökortti');
    expect(cardTitle(i18next.t, card(OTHER_CARD))).toBe('Muu kortti');
  });
});

describe('a card of a form in another language', () => {
  const names = [
    { title: 'Nostokortti', shown: 'Подъём', mandatory: true },
    { title: 'Tulityökortti', shown: 'Огневая', mandatory: false },
  ];
  const titles = (images: CardImage[]) => {
    const { mandatory, optional } = cardRows({ ...block({}, images), names });
    return [...mandatory, ...optional].map((row) => spoken(rowTitle(i18next.t, row)));
  };

  test('has the translated title with and without a card, and a usual type the name of the interface', () => {
    expect(titles([])).toEqual(['Подъём', 'Tulityökortti']);
    const other = card(OTHER_CARD, { nameOther: 'Oma kortti' });
    expect(titles([card('Nostokortti'), other])).toEqual(['Подъём', 'Tulityökortti', 'Oma kortti']);
  });

  test('is offered and removed under the translated title, and kept under the written one', () => {
    expect(offeredTypes({ names }, '').slice(0, 2)).toEqual(['Nostokortti', 'Tulityökortti']);
    expect(cardTypeTitle(i18next.t, 'Nostokortti', names)).toBe('Подъём');
    expect(cardTitle(i18next.t, card('Nostokortti'), names)).toBe('Подъём');
  });
});

describe('the form of a card', () => {
  test('offers the names of the form and the usual types beside them, each once, and always another one', () => {
    const others = WORKER_CARD_TYPES.filter((type) => type !== 'Tulityökortti');
    const named = block({ Trukkikortti: false, Tulityökortti: true });
    expect(offeredTypes(named, '')).toEqual(['Trukkikortti', 'Tulityökortti', ...others, OTHER_CARD]);
    expect(offeredTypes(block({}), '')).toEqual([...WORKER_CARD_TYPES, OTHER_CARD]);
    expect(offeredTypes(block({ Tulityökortti: true }), 'Vanha kortti')).toContain('Vanha kortti');
  });

  test('takes "no expiry" back when the name no longer offers it, and the date has to be given anew', () => {
    const endless = withNoExpiry(card('Valttikortti'), true);
    expect(endless).toMatchObject({ noExpiration: true, expires: NO_EXPIRY_DATE });
    expect(withChange(endless, { name: 'Tulityökortti' })).toMatchObject({ noExpiration: false, expires: '' });
    expect(withChange(endless, { name: OTHER_CARD, nameOther: 'Oma VALTTI' }).noExpiration).toBe(true);
    expect(withNoExpiry(endless, false)).toMatchObject({ noExpiration: false, expires: '' });
  });

  test.each([
    [0, true, false],
    [1, true, true],
    [1, false, false],
    [2, false, true],
  ] as const)('with requireImages %i asks a photo of a card that is mandatory (%s): %s', (images, mandatory, asked) => {
    expect(isImageNeeded(block({ Tulityökortti: mandatory }, [], images), { name: 'Tulityökortti' })).toBe(asked);
  });

  test('names each rule at its field, the first broken one first', () => {
    const bare = cardErrors(i18next.t, newCard(''), true);
    expect(Object.keys(bare)).toEqual(['name', 'expires', 'imageSrc']);
    expect(firstBroken(bare)).toBe('name');
    expect(Object.keys(cardErrors(i18next.t, card(OTHER_CARD), false))).toEqual(['nameOther']);
    expect(firstBroken(cardErrors(i18next.t, card('Tulityökortti'), false))).toBeUndefined();
  });

  test('that the phone kept is opened again, and nothing else that is kept', () => {
    const [start, kept] = [newCard('Tulityökortti'), card('Tulityökortti')];
    expect(keptCardForm({ start, kept, place: 2 })).toEqual({ start, kept, place: 2 });
    for (const other of [undefined, 'text', { start }, { start, kept: {} }]) {
      expect(keptCardForm(other)).toBeUndefined();
    }
  });
});

describe('an earlier card', () => {
  test('is ticked to begin with unless it has expired or its type is on the page', () => {
    const { images } = block({}, [card(OTHER_CARD, { nameOther: 'Tulityökortti' })]);
    expect(whyNotTicked({ images }, earlier('Ensiapukortti'), TODAY)).toBeUndefined();
    expect(whyNotTicked({ images }, earlier('Tulityökortti'), TODAY)).toBe('already');
    expect(whyNotTicked({ images }, earlier('Ensiapukortti', { expires: TODAY }), TODAY)).toBe('expired');
  });

  test('comes under the offered name of its type, else as another card with its name', () => {
    const free = earlier(OTHER_CARD, { nameOther: 'Nosturikortti' });
    expect(takenOver(block({ Nosturikortti: true }), free, 'uusi.jpg')).toMatchObject({
      name: 'Nosturikortti',
      nameOther: '',
      expires: '2027-12-31',
      imageSrc: 'uusi.jpg',
      userFormId: 'earlier',
    });
    expect(takenOver(block({ Nosturikortti: true }), earlier('Kaivukortti'), '')).toMatchObject({
      name: OTHER_CARD,
      nameOther: 'Kaivukortti',
    });
    expect(takenOver(block({}), earlier('Tulityökortti'), '').name).toBe('Tulityökortti');
  });
});

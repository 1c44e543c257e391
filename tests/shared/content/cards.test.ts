import { describe, expect, test } from 'vitest';
import { withAnswers } from '../../../shared/content/answers/answers.ts';
import { takeAnswers } from '../../../shared/content/answers/take-answers.ts';
import { pageIssues } from '../../../shared/content/pages/page-validity.ts';
import {
  EDITOR_CARD_TYPES,
  expirationStatus,
  isImagePresent,
  meansNoExpiry,
  NO_EXPIRY_DATE,
  offersNoExpiry,
  WORKER_CARD_TYPES,
} from '../../../shared/content/card-rules.ts';
import { pageOf, submitted } from './page-of.ts';

const CARD = { name: 'Tulityökortti', expires: '2030-01-01', imageSrc: 'a.png' };
const names = [{ title: 'Tulityökortti', mandatory: true }, { title: 'Valttikortti' }];

function issuesOf(requireImages: number, ...images: object[]): string[] {
  const page = pageOf({ kind: 'cards', names, requireImages });
  const { answers, issues } = takeAnswers(page, submitted(page, { images }));
  expect(issues).toEqual([]);
  return pageIssues(page, answers).map(({ path, code }) => `${path.slice('content.0.'.length)} ${code}`);
}

/** What is stored and read back of one card. */
function settled(image: object): unknown {
  const page = pageOf({ kind: 'cards' });
  const [block] = withAnswers(page, takeAnswers(page, submitted(page, { images: [image] })).answers, {
    hideCorrect: false,
  });
  return block?.kind === 'cards' && Array.isArray(block['images']) ? block['images'][0] : undefined;
}

describe('a cards block', () => {
  test.each<[string, number, object[], string[]]>([
    ['without its mandatory card', 0, [], ['names.0 card_missing']],
    ['with its mandatory card', 0, [CARD], []],
    ['with its mandatory card by a name with blanks', 0, [{ ...CARD, name: ' Tulityökortti ' }], []],
    ['with a card that has no name', 0, [CARD, { ...CARD, name: ' ' }], ['images.1.name name_missing']],
    [
      'with another card that has no own name',
      0,
      [CARD, { ...CARD, name: 'other' }],
      ['images.1.nameOther name_missing'],
    ],
    ['with another card', 0, [CARD, { ...CARD, name: 'other', nameOther: 'Trukkikortti' }], []],
    ['with a card without a date', 0, [{ ...CARD, expires: '' }], ['images.0.expires date_missing']],
    ['that asks for no picture', 0, [{ ...CARD, imageSrc: '' }], []],
    ['that asks for one of mandatory cards', 1, [{ ...CARD, imageSrc: '' }], ['images.0.imageSrc image_missing']],
    ['that asks for none of others', 1, [CARD, { ...CARD, name: 'Ensiapukortti', imageSrc: '' }], []],
    [
      'that asks for one of every card',
      2,
      [CARD, { ...CARD, name: 'Ensiapukortti', imageSrc: 'abc' }],
      ['images.1.imageSrc image_missing'],
    ],
    ['with a no-expiry Valtti card', 0, [CARD, { ...CARD, name: 'Valttikortti', expires: '', noExpiration: true }], []],
    ['with a no-expiry card that expires', 0, [{ ...CARD, noExpiration: true }], ['images.0.noExpiration not_allowed']],
    [
      'with a date that means no expiry',
      0,
      [{ ...CARD, expires: NO_EXPIRY_DATE }],
      ['images.0.noExpiration not_allowed'],
    ],
  ])('%s has the issues it should', (_, requireImages, images, issues) => {
    expect(issuesOf(requireImages, ...images)).toEqual(issues);
  });

  test('stores no expiry as its date', () => {
    const valtti = { ...CARD, name: 'Valttikortti', noExpiration: true };
    expect(settled(valtti)).toMatchObject({ expires: NO_EXPIRY_DATE, noExpiration: true });
    expect(settled({ ...valtti, noExpiration: false, expires: NO_EXPIRY_DATE })).toMatchObject({ noExpiration: true });
    expect(settled({ ...valtti, name: 'Tulityökortti' })).toMatchObject({ expires: CARD.expires });
    expect(settled({ ...valtti, name: 'other', nameOther: 'Oma VALTTI' })).toMatchObject({ expires: NO_EXPIRY_DATE });
  });

  test('reads what is null or left out as none', () => {
    const empty = {
      name: '',
      nameOther: '',
      expires: '',
      noExpiration: false,
      imageSrc: '',
      isNew: false,
      userFormId: '',
    };
    expect(settled({ ...CARD, nameOther: null, noExpiration: null, userFormId: null })).toEqual({ ...empty, ...CARD });
    expect(settled({})).toEqual(empty);
  });
});

describe('a card', () => {
  test.each([
    ['2026-11-20', 'expired'],
    ['2026-11-21', 'expired'],
    ['2026-11-22', 'warn'],
    ['2026-12-05', 'warn'],
    ['2026-12-06', 'valid'],
    ['2100-01-01', 'valid'],
    ['2100-01-02', 'none'],
    ['', 'none'],
  ])('that expires on %j is %s on 2026-11-21', (expires, status) => {
    expect(expirationStatus(expires, '2026-11-21')).toBe(status);
  });

  test('counts days over the change of clocks as days', () => {
    expect(expirationStatus('2027-04-04', '2027-03-21')).toBe('warn');
    expect(expirationStatus('2027-04-05', '2027-03-21')).toBe('valid');
  });

  test.each([
    ['Valttikortti', true],
    ['oma valtti', true],
    ['Tulityökortti', false],
    ['', false],
  ])('named %j offers no expiry: %s', (name, isOffered) => {
    expect(offersNoExpiry(name)).toBe(isOffered);
  });

  test('means no expiry only after 2100-01-01, as a date and as a timestamp', () => {
    expect(['2100-01-01', '2100-01-01T23:00:00Z', '2100-01-02', '2150-05-05T00:00:00.000Z'].map(meansNoExpiry)).toEqual(
      [false, false, true, true],
    );
  });

  test('has a picture where the trimmed name is longer than three characters', () => {
    expect(['', 'abc', '  abc ', 'abcd', 'a.png'].map(isImagePresent)).toEqual([false, false, false, true, true]);
  });

  test('type is offered to the editor wherever it is offered to the worker, and four more', () => {
    expect(EDITOR_CARD_TYPES).toEqual(expect.arrayContaining([...WORKER_CARD_TYPES]));
    expect([WORKER_CARD_TYPES.length, new Set(EDITOR_CARD_TYPES).size]).toEqual([11, 15]);
  });
});

import { describe, expect, test } from 'vitest';
import { takePieces } from '../../../web/ui/fields/chips-field.tsx';
import { dayFault, readDay } from '../../../web/ui/fields/read-day.ts';

const check = (text: string) => (text.includes('@') ? undefined : 'no address');
const take = (text: string, values: string[] = [], most = 3) => takePieces(text, { values, check, most });

describe('a field of chips', () => {
  test('takes a pasted list piece by piece, whatever parts them', () => {
    expect(take('a@x.fi, b@x.fi;c@x.fi').values).toEqual(['a@x.fi', 'b@x.fi', 'c@x.fi']);
  });

  test('keeps in the field what it cannot take, and says why', () => {
    expect(take('a@x.fi nobody b@x.fi')).toEqual({
      values: ['a@x.fi', 'b@x.fi'],
      refused: ['nobody'],
      error: 'no address',
    });
  });

  test('takes each value once, in whatever case it is written', () => {
    expect(take('A@x.fi b@x.fi', ['a@x.fi']).values).toEqual(['a@x.fi', 'b@x.fi']);
  });

  test('loses nothing of what is more than it holds', () => {
    expect(take('c@x.fi d@x.fi', ['a@x.fi', 'b@x.fi'])).toMatchObject({
      values: ['a@x.fi', 'b@x.fi', 'c@x.fi'],
      refused: ['d@x.fi'],
    });
  });
});

describe('a day as it is written', () => {
  test.each([
    ['1.3.2026', '2026-03-01'],
    ['01.03.2026', '2026-03-01'],
    [' 29. 2. 2028 ', '2028-02-29'],
    ['1,3,2026', '2026-03-01'],
    ['1/3/2026', '2026-03-01'],
    ['', ''],
    ['  ', ''],
  ])('%j is %j', (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });

  test.each(['29.2.2027', '32.1.2026', '0.1.2026', '1.13.2026', '1.3.26', 'huomenna', '2026-03-01'])(
    '%j is none',
    (typed) => {
      expect(readDay(typed)).toBeUndefined();
    },
  );

  test.each([
    ['31.2.2030', 'none'],
    ['29.2.2027', 'none'],
    ['1.3.26', 'invalid'],
    ['huomenna', 'invalid'],
    ['28.2.2030', undefined],
    ['', undefined],
  ])('%j has the fault %j', (typed, fault) => {
    expect(dayFault(typed)).toBe(fault);
  });
});

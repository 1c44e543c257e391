import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayOfWork,
  lateGaps,
  nextRoundAt,
  nextUnsaid,
  roundOf,
  roundsDue,
  roundTime,
  unsaidFrom,
  watchEnd,
} from '../../../shared/permits/watch.ts';

const START = Date.parse('2030-06-03T05:00:00.000Z');
const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();
const watchOf = (rounds: number[], rest: object = {}) => ({
  day: '2030-06-03',
  endedAt: at(0),
  minutes: 60,
  every: 15,
  rounds: rounds.map((minutes) => ({ at: at(minutes) })),
  fullAt: null,
  ...rest,
});
const minutesOf = (instant: number) => (instant - START) / 60_000;

describe('a watch of an hour with a round each quarter', () => {
  test.each([
    [[], 4, 60, 15, 0],
    [[14], 4, 60, 29, 0],
    [[14, 33], 4, 60, 45, 0],
    [[14, 35], 5, 75, 45, 1],
    [[20], 4, 60, 30, 0],
    [[21], 5, 75, 30, 1],
    [[15, 30, 45, 59], 4, 60, 60, 0],
    [[5, 10, 15, 20], 4, 60, 35, 0],
    [[90], 5, 75, 105, 1],
  ])('with rounds at %j takes %i rounds until minute %i, the next at %i, with %i late', (rounds, ...expected) => {
    const watch = watchOf(rounds);
    expect([roundsDue(watch), minutesOf(watchEnd(watch)), minutesOf(nextRoundAt(watch)), lateGaps(watch)]).toEqual(
      expected,
    );
  });

  test.each([
    [[15, 30, 45], 60, { fullAt: at(60) }],
    [[15, 30, 45], 59, { fullAt: null }],
    [[15, 30], 45, { fullAt: null }],
    [[15, 30, 45, 59], 60, { fullAt: at(60) }],
    [[15, 30, 45], 66, { isLate: true, fullAt: null }],
    [[15, 30, 45, 66], 75, { fullAt: at(75) }],
    [[], 60, { isLate: true, fullAt: null }],
  ])('with rounds at %j and one more at minute %i is %j', (rounds, minutes, expected) => {
    expect(roundOf(watchOf(rounds), at(minutes))).toEqual(expected);
  });
});

test('whatever the rounds, a watch is full no earlier than it lasts and its rounds take, and each late gap makes it longer by one interval', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1440 }),
      fc.integer({ min: 5, max: 120 }),
      fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 40 }),
      (minutes, every, gaps) => {
        const times = gaps.map((_, place) => gaps.slice(0, place + 1).reduce((sum, gap) => sum + gap, 0));
        const found = times.map((now, place) => {
          const before = watchOf(times.slice(0, place), { minutes, every });
          const after = watchOf(times.slice(0, place + 1), { minutes, every });
          const { fullAt, isLate } = roundOf(before, at(now));
          const wait = (nextRoundAt(after) - Date.parse(at(now))) / 60_000;
          const isOn = fullAt === null;
          return {
            isLate: isLate === true,
            end: minutesOf(watchEnd(after)),
            isOn,
            isDue: !isOn || (wait > 0 && wait <= every),
          };
        });
        const expected = times.map((now, place) => {
          const late = gaps.slice(0, place + 1).filter((gap) => gap > every + 5).length;
          const end = minutes + late * every;
          const isOn = now < end || place + 1 < Math.ceil(minutes / every) + late;
          return { isLate: (gaps[place] ?? 0) > every + 5, end, isOn, isDue: true };
        });
        expect(found).toEqual(expected);
      },
    ),
  );
});

describe('the time of a round', () => {
  const now = new Date(at(40));
  const watch = watchOf([15]);
  test.each([
    ['of a phone with the right clock', 30, 40, { at: at(30), isPhoneTime: true }],
    ['of a phone an hour ahead', 90, 100, { at: at(30), isPhoneTime: true }],
    ['of a phone a day behind', 30 - 1440, 40 - 1440, { at: at(30), isPhoneTime: true }],
    ['before the last contact', 15, 40, { at: at(40) }],
    ['later than the arrival', 41, 40, { at: at(40) }],
    ['at the arrival', 40, 40, { at: at(40) }],
  ])('%s', (_, noted, sent, expected) => {
    expect(roundTime(watch, { at: at(noted), sentAt: at(sent) }, now)).toEqual(expected);
  });

  test('is the server’s where the phone tells none', () => {
    expect(roundTime(watch, {}, now)).toEqual({ at: at(40) });
    expect(roundTime(watch, { at: at(30) }, now)).toEqual({ at: at(40) });
  });
});

const times = (rest: object = {}) => ({
  startDate: '2030-06-03',
  endTime: '2030-06-05',
  dailyStartTime: '07:00',
  dailyEndTime: '16:00',
  ...rest,
});

describe('the end of a day of work that nobody has said', () => {
  test('is missed a quarter of an hour after each daily end, the last one too', () => {
    const found: string[] = [];
    let now = new Date('2030-06-02T00:00:00.000Z');
    for (let next = nextUnsaid(times(), now); next; next = nextUnsaid(times(), now)) {
      found.push(`${next.day} ${next.at.toISOString()}`);
      now = next.at;
    }
    expect(found).toEqual([
      '2030-06-03 2030-06-03T13:15:00.000Z',
      '2030-06-04 2030-06-04T13:15:00.000Z',
      '2030-06-05 2030-06-05T13:15:00.000Z',
    ]);
  });

  test('of a night belongs to the day on which it began', () => {
    const night = times({ dailyStartTime: '22:00', dailyEndTime: '06:00' });
    expect(unsaidFrom(night, '2030-06-03').toISOString()).toBe('2030-06-04T03:15:00.000Z');
    expect(dayOfWork(night, new Date('2030-06-04T02:00:00.000Z'))).toBe('2030-06-03');
    expect(dayOfWork(night, new Date('2030-06-04T20:00:00.000Z'))).toBe('2030-06-04');
  });

  test.each([
    ['2030-03-31', '03:30', '2030-03-31T01:45:00.000Z'],
    ['2030-10-27', '03:30', '2030-10-27T01:45:00.000Z'],
  ])('on %s at a time that the clocks skip or show twice (%s) is %s', (day, dailyEndTime, expected) => {
    expect(unsaidFrom(times({ dailyStartTime: '00:00', dailyEndTime }), day).toISOString()).toBe(expected);
  });
});

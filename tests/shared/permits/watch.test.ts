import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countedRounds,
  dayOfWork,
  lateGaps,
  nextCountsFrom,
  nextRoundAt,
  nextUnsaid,
  roundOf,
  roundsCounted,
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
    [[5, 10, 15, 20], 4, 60, 30, 0],
    [[1, 2, 3], 4, 60, 15, 0],
    [[10, 30, 45, 53], 4, 60, 60, 0],
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

describe('of rounds, those count that fall in their turn, each turn once', () => {
  test.each([
    ['one in each turn', [15, 30, 45, 60], [true, true, true, true]],
    ['three at once', [1, 1, 1], [false, false, false]],
    ['three at once in a turn', [14, 14.1, 14.2], [true, false, false]],
    ['one before the turn opens', [7.4, 7.5], [false, true]],
    ['one at the end of a turn and one soon after', [14, 16, 23], [true, false, true]],
    ['the last one before the end', [15, 30, 45, 59, 60], [true, true, true, false, true]],
    ['all that were missed at once, after a long absence', [90, 91, 92, 97.5, 105], [true, false, false, true, true]],
    ['more than are due, once the watch is full', [15, 30, 45, 60, 75], [true, true, true, true, false]],
    [
      'the last one at the end, soon after one that came after its turn',
      [15, 30, 55, 70, 76],
      [true, true, true, true, true],
    ],
    ['a late one', [15, 36, 45, 60, 75], [true, true, true, true, true]],
  ])('%s', (_, rounds, expected) => {
    expect(countedRounds(watchOf(rounds))).toEqual(expected);
  });

  test('of a watch that is no whole number of intervals, the last turn is shorter', () => {
    const watch = { minutes: 50 };
    expect(countedRounds(watchOf([15, 30, 47, 49, 50], watch))).toEqual([true, true, true, false, true]);
    expect(roundOf(watchOf([15, 30, 45], watch), at(50))).toEqual({ fullAt: at(50) });
  });

  test.each([
    [[], 7.5],
    [[1], 7.5],
    [[14], 22.5],
    [[22], 29.5],
    [[15, 30, 45], 60],
    [[90], 97.5],
  ])('after rounds at %j the next counts from minute %d', (rounds, expected) => {
    expect(minutesOf(nextCountsFrom(watchOf(rounds)))).toBe(expected);
  });
});

test('whatever the rounds, a watch is full no earlier than it lasts and its turns have their rounds, and each late gap makes it longer by one interval', () => {
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
          const counted = countedRounds(after);
          return {
            isLate: isLate === true,
            end: minutesOf(watchEnd(after)),
            isFullInTime: isOn || now >= minutesOf(watchEnd(after)),
            isFullByRounds: isOn || roundsCounted(after) === roundsDue(after),
            isDue: !isOn || (wait > 0 && wait <= every),
            isKept: countedRounds(before).every((counts, at) => counts === counted[at]),
            isCountedInside: roundsCounted(after) < roundsDue(after) || now >= minutesOf(watchEnd(after)),
          };
        });
        const expected = times.map((_, place) => {
          const late = gaps.slice(0, place + 1).filter((gap) => gap > every + 5).length;
          const end = minutes + late * every;
          const isLate = (gaps[place] ?? 0) > every + 5;
          const held = { isFullInTime: true, isFullByRounds: true, isDue: true, isKept: true, isCountedInside: true };
          return { isLate, end, ...held };
        });
        expect(found).toEqual(expected);
      },
    ),
  );
});

test('a guard who makes each round within five minutes of its turn, the last at the end, fills the watch in its time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 15, max: 120 }),
      fc.infiniteStream(fc.integer({ min: -2, max: 2 })),
      (turns, every, sway) => {
        const early = Array.from({ length: turns - 1 }, (_, place) => (place + 1) * every + (sway.next().value ?? 0));
        const watch = watchOf(early, { minutes: turns * every, every });
        expect(roundOf(watch, at(turns * every))).toEqual({ fullAt: at(turns * every) });
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

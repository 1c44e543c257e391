import { describe, expect, test } from 'vitest';
import {
  dayOfStay,
  presentSince,
  repeatedEvent,
  stateOfStay,
  staysOf,
  timeOfEvent,
  type Logged,
} from '../../../shared/presence/presence-log.ts';

const NOW = new Date('2027-03-02T12:00:00.000Z');
/** An hour (`7`, `16.5`) of 2 March in Helsinki, where it is winter time. */
const hour = (hours: number) => new Date(Date.parse('2027-03-01T22:00:00.000Z') + hours * 3_600_000).toISOString();
const log = (...events: [Logged['kind'], number][]): Logged[] =>
  events.map(([kind, hours]) => ({ kind, at: hour(hours), struck: null }));
const struck = (event: Logged): Logged => ({ ...event, struck: {} });
const shown = (events: readonly Logged[]) => staysOf(events).map((stay) => [stay.in?.at ?? null, stay.out?.at ?? null]);

describe('the time of an event', () => {
  test.each([
    ['without a time of its own is the server’s', {}, '2027-03-02T12:00:00.000Z'],
    [
      'is shifted by how wrong the phone is',
      { at: '2027-03-02T15:30:00Z', sentAt: '2027-03-02T16:00:00Z' },
      '2027-03-02T11:30:00.000Z',
    ],
    [
      'of a slow phone is shifted too',
      { at: '2020-01-01T00:00:00Z', sentAt: '2020-01-01T01:00:00Z' },
      '2027-03-02T11:00:00.000Z',
    ],
    ['may be two minutes ahead', { at: '2027-03-02T12:02:00Z' }, '2027-03-02T12:02:00.000Z'],
    ['may not be more than two minutes ahead', { at: '2027-03-02T12:02:01Z' }, undefined],
    ['may be 24 hours back', { at: '2027-03-01T12:00:00Z' }, '2027-03-01T12:00:00.000Z'],
    ['may not be more than 24 hours back', { at: '2027-03-01T11:59:59Z' }, undefined],
    ['is judged after the shift', { at: '2027-03-02T12:00:00Z', sentAt: '2027-03-03T12:00:01Z' }, undefined],
  ])('%s', (_, given, expected) => {
    expect(timeOfEvent(given, NOW)).toBe(expected);
  });
});

describe('the stays of a person', () => {
  test.each<[string, Logged[], [string | null, string | null][]]>([
    ['go from an arrival to a leaving', log(['in', 7], ['out', 15]), [[hour(7), hour(15)]]],
    ['do not depend on the order in which events come', log(['out', 15], ['in', 7]), [[hour(7), hour(15)]]],
    [
      'are several in a day',
      log(['in', 7], ['out', 11], ['in', 12]),
      [
        [hour(7), hour(11)],
        [hour(12), null],
      ],
    ],
    ['are not changed by an arrival after an arrival', log(['in', 7], ['in', 9], ['out', 15]), [[hour(7), hour(15)]]],
    ['have a leaving alone', log(['out', 15]), [[null, hour(15)]]],
    [
      'have a second leaving alone',
      log(['in', 7], ['out', 11], ['out', 15]),
      [
        [hour(7), hour(11)],
        [null, hour(15)],
      ],
    ],
    [
      'end 16 hours after the arrival',
      log(['in', 7], ['out', 23.1]),
      [
        [hour(7), null],
        [null, hour(23.1)],
      ],
    ],
    [
      'begin anew after 16 hours',
      log(['in', 7], ['in', 23.1]),
      [
        [hour(7), null],
        [hour(23.1), null],
      ],
    ],
    ['do not count what was struck', [...log(['in', 7]), ...log(['out', 11]).map(struck)], [[hour(7), null]]],
  ])('%s', (_, events, expected) => {
    expect(shown(events)).toEqual(expected);
  });

  test('stand on the newest event by its time, so that a late older one changes nothing', () => {
    expect(presentSince(log(['in', 7], ['out', 11], ['in', 12], ['out', 10]))).toBe(hour(12));
    expect(presentSince(log(['in', 7], ['out', 15], ['in', 12]))).toBeNull();
    expect(presentSince(log(['out', 7]))).toBeNull();
    expect(presentSince([])).toBeNull();
  });

  test.each<[string, Logged[], number]>([
    ['present', log(['in', 7]), 23],
    ['notNotedOut', log(['in', 7]), 23.01],
    ['left', log(['in', 7], ['out', 8]), 9],
    ['noArrival', log(['out', 8]), 9],
  ])('are %s', (state, events, at) => {
    expect(staysOf(events).map((stay) => stateOfStay(stay, new Date(hour(at))))).toEqual([state]);
  });

  test('belong to the day of the arrival in Helsinki', () => {
    expect(staysOf(log(['in', 23.5], ['out', 26])).map(dayOfStay)).toEqual(['2027-03-02']);
    expect(staysOf(log(['in', 24.1])).map(dayOfStay)).toEqual(['2027-03-03']);
    expect(staysOf(log(['out', 24.1])).map(dayOfStay)).toEqual(['2027-03-03']);
  });
});

test('the same kind within 60 seconds is one event, before as after', () => {
  const events = log(['in', 7]);
  const at = (seconds: number) => new Date(Date.parse(hour(7)) + seconds * 1000).toISOString();
  for (const seconds of [-59, 0, 59]) expect(repeatedEvent(events, { kind: 'in', at: at(seconds) })).toBe(events[0]);
  for (const seconds of [-60, 60]) expect(repeatedEvent(events, { kind: 'in', at: at(seconds) })).toBeUndefined();
  const mended = log(['in', 7], ['out', 7 + 4 / 3600]);
  expect(repeatedEvent(mended, { kind: 'in', at: at(8) })).toBeUndefined();
  expect(repeatedEvent(mended, { kind: 'in', at: at(2) })).toBe(mended[0]);
  expect(repeatedEvent(mended.map(struck), { kind: 'in', at: at(8) })).toBeUndefined();
  expect(repeatedEvent(events, { kind: 'out', at: at(0) })).toBeUndefined();
  expect(repeatedEvent(events.map(struck), { kind: 'in', at: at(0) })).toBeUndefined();
});

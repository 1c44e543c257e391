import { expect, test } from 'vitest';
import type { PresenceEvent } from '../../../shared/presence/presence-event.ts';
import { employerRows, stayRows } from '../../../web/gate/on-site/day-rows.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const STRUCK = { at: NOW.toISOString(), by: { _id: 'm', name: 'Maija' }, reason: 'Väärä henkilö' };

function event(kind: 'in' | 'out', time: string, more: Partial<PresenceEvent> = {}): PresenceEvent {
  const at = `2026-11-20T${time}:00.000Z`;
  const verdict = kind === 'in' ? 'enters' : null;
  return { _id: `${kind} ${time}`, kind, at, noted: at, by: null, verdict, reasons: [], struck: null, ...more };
}

const DAY = [
  {
    userFormId: 'b',
    name: 'Bo Berg',
    employer: 'Valo Oy',
    events: [event('in', '05:00'), event('out', '06:00'), event('in', '07:00')],
  },
  {
    userFormId: 'a',
    name: 'Aino Aalto',
    employer: 'Terä Oy',
    events: [event('in', '05:00', { verdict: 'refused' }), event('out', '09:00')],
  },
  { userFormId: 'c', name: 'Cia Carl', employer: 'Valo Oy', events: [event('out', '06:00')] },
  { userFormId: 'd', name: 'Dan Dahl', employer: 'Valo Oy', events: [event('in', '05:00', { struck: STRUCK })] },
];

test('a day shows a row a stay by name, and a person whose notes are all struck', () => {
  expect(stayRows(DAY, NOW).map(({ name, state }) => [name, state])).toEqual([
    ['Aino Aalto', 'left'],
    ['Bo Berg', 'left'],
    ['Bo Berg', 'present'],
    ['Cia Carl', 'noArrival'],
    ['Dan Dahl', 'struck'],
  ]);
});

test('an employer counts each person once, who is there still, and arrivals against the verdict', () => {
  expect(employerRows(stayRows(DAY, NOW))).toEqual([
    { _id: 'Terä Oy', employer: 'Terä Oy', people: 1, present: 0, notNotedOut: 0, against: 1 },
    { _id: 'Valo Oy', employer: 'Valo Oy', people: 2, present: 1, notNotedOut: 0, against: 0 },
  ]);
});

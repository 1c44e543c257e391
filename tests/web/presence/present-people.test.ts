import { describe, expect, test } from 'vitest';
import type { NotedPresence, UnsentPresence } from '../../../web/phone/rows.ts';
import { presentPeople } from '../../../web/presence/present-people.ts';
import { drillState } from '../../../web/gate/evacuation/drill-state.ts';

const SITE = 'site';
const NOW = new Date('2026-11-20T12:00:00Z');
const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;

function row(what: NotedPresence, hour: number, more: Partial<UnsentPresence> = {}): UnsentPresence {
  const by = { _id: 'maija', name: 'Maija Mallikas' };
  const noted = { key: `${hour}`, by, company: 'c', project: { _id: SITE, name: 'Torni C' }, at: at(hour) };
  return { ...noted, ...what, ...more } as UnsentPresence;
}

const note = (kind: 'in' | 'out', passId: string): NotedPresence => ({
  what: 'note',
  kind,
  passId,
  name: passId,
  employer: 'Valo Oy',
});
const tick = (passId: string, isFound = true): NotedPresence => ({ what: 'tick', passId, isFound, people: 2 });
const end: NotedPresence = { what: 'end', people: 2 };

const PEOPLE = [{ passId: 'a', name: 'A', employer: 'Valo Oy', since: at(6) }];
const present = (...rows: UnsentPresence[]) =>
  presentPeople(PEOPLE, rows, { projectId: SITE, now: NOW }).map(({ passId, since }) => [passId, since]);

describe('who is on a site', () => {
  test('is as the server told it, with what was noted since in the order in which it happened', () => {
    expect(present()).toEqual([['a', at(6)]]);
    expect(present(row(note('out', 'b'), 9), row(note('in', 'b'), 8))).toEqual([['a', at(6)]]);
    expect(present(row(note('in', 'b'), 8), row(note('out', 'a'), 9))).toEqual([['b', at(8)]]);
  });

  test('does not change by an arrival during a stay, a note of another site, or one that was refused', () => {
    const elsewhere = { project: { _id: 'other', name: 'Muu' } };
    const refused = { parking: { code: 'bad_time', issues: [] } } as const;
    expect(
      present(row(note('in', 'a'), 9), row(note('in', 'b'), 9, elsewhere), row(note('in', 'c'), 9, refused)),
    ).toEqual([['a', at(6)]]);
  });

  test('knows an arrival for 16 hours', () => {
    const [known] = PEOPLE;
    const late = [{ ...known, passId: 'x', name: 'X', employer: '', since: '2026-11-19T19:59:59.000Z' }];
    expect(presentPeople(late, [], { projectId: SITE, now: NOW })).toEqual([]);
  });
});

describe('an evacuation on a phone', () => {
  const state = (known: Parameters<typeof drillState>[0], ...rows: UnsentPresence[]) => {
    const { started, found } = drillState(known, rows, SITE);
    return [started, [...found]];
  };

  test('begins with the first tick, and goes on with what others have ticked off', () => {
    expect(state(null)).toEqual([undefined, []]);
    expect(state(null, row(tick('a'), 8), row(tick('b'), 9))).toEqual([at(8), ['a', 'b']]);
    expect(state({ started: at(7), foundPassIds: ['c'] }, row(tick('a'), 8))).toEqual([at(7), ['c', 'a']]);
  });

  test('takes a tick back, and ends for all by its end', () => {
    expect(state({ started: at(7), foundPassIds: ['c'] }, row(tick('c', false), 8))).toEqual([at(7), []]);
    expect(state({ started: at(7), foundPassIds: ['c'] }, row(end, 8))).toEqual([undefined, []]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Board, BoardRow } from '../../../shared/boards/board.ts';
import { stoppedFirst, zoneGroups } from '../../../web/boards/live/board-groups.ts';
import { screenPages } from '../../../web/boards/live/screen-pages.ts';
import { sidePages } from '../../../web/boards/live/side-pages.ts';

const zone = (name: string) => ({ _id: name, name });
let drawn = 0;
const row = (state: BoardRow['state'], ...zones: string[]): BoardRow => ({
  number: `2026-${String((drawn += 1)).padStart(4, '0')}`,
  name: 'Katon tulityö',
  form: 'Tulityölupa',
  state,
  zones: zones.map(zone),
  grantor: 'M. Mestari',
  waitingFor: null,
  startDate: '2026-11-24',
  endTime: '2026-11-24',
  dailyStartTime: '07:00',
  dailyEndTime: '16:00',
  isWorkTime: true,
  since: null,
  until: null,
});
const board = (zones: string[], ...permits: BoardRow[]): Board => ({
  name: 'Torni',
  at: '2026-11-24T08:00:00.000Z',
  zones: zones.map(zone),
  permits,
});
const namesOf = (groups: readonly { zone: { name: string } | null }[]) => groups.map((group) => group.zone?.name);

describe('a board', () => {
  test('has what is under way in each of its zones, in the order of the site, and what names none last', () => {
    const groups = zoneGroups(
      board(['A', 'B'], row('valid', 'B', 'A'), row('waiting', 'A'), row('valid'), row('watch', 'Z')),
    );
    expect(groups.map((group) => [group.zone?.name, group.rows.length])).toEqual([
      ['A', 1],
      ['B', 1],
      ['Z', 1],
      [undefined, 1],
    ]);
  });

  test('shows a zone where work has been stopped before all others', () => {
    const groups = zoneGroups(board(['A', 'B', 'C'], row('valid', 'A'), row('suspended', 'C')));
    expect(namesOf(stoppedFirst(groups))).toEqual(['C', 'A', 'B']);
  });

  test('on a wall leaves nothing of what is under way out, however much there is', () => {
    const zones = Array.from({ length: 30 }, (_, at) => `Alue ${at}`);
    const permits = zones.flatMap((name, at) => Array.from({ length: at % 9 }, () => row('valid', name)));
    const pages = screenPages(zoneGroups(board(zones, ...permits)));
    const shown = pages.flat(2).flatMap((group) => group.rows.map(({ number }) => number));
    expect(shown.toSorted()).toEqual(permits.map(({ number }) => number).toSorted());
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.every((page) => page.length === 2)).toBe(true);
  });

  test('on a wall leaves nothing out of what waits, begins and has expired, and tells how much there is', () => {
    const states = ['waiting', 'soon', 'expired'] as const;
    const permits = Array.from({ length: 40 }, (_, at) => row(states[at % 3] ?? 'waiting', 'A'.repeat(at)));
    const pages = sidePages(permits, ({ zones }) => zones.map(({ name }) => name).join());
    const parts = pages.flat();
    expect(parts.flatMap(({ rows }) => rows.map(({ number }) => number)).toSorted()).toEqual(
      permits.map(({ number }) => number).toSorted(),
    );
    expect(parts.every(({ rows, count }) => rows.length <= count && count >= 13)).toBe(true);
    expect(sidePages([], () => '')).toEqual([[]]);
  });

  test('on a wall fits on one page where it can, also without a permit', () => {
    expect(screenPages(zoneGroups(board(['A', 'B'])))).toHaveLength(1);
    expect(screenPages([])).toEqual([[[], []]]);
  });
});

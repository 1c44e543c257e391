import i18next from 'i18next';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeEach, expect, test } from 'vitest';
import type { BoardState } from '../../../shared/boards/board-states.ts';
import type { Board, BoardRow } from '../../../shared/boards/board.ts';
import type { ShownProject } from '../../../shared/projects/project.ts';
import { BoardPlan } from '../../../web/boards/live/board-plan.tsx';
import { movedPoint, withinPlan } from '../../../web/content/plan/plan-places.ts';

beforeEach(async () => {
  const file = join(import.meta.dirname, '../../../web/public/languages/fi.json');
  const translation = JSON.parse(readFileSync(file, 'utf8')) as object;
  await i18next.use(initReactI18next).init({ lng: 'fi', resources: { fi: { translation } } });
});

const CELLAR = { _id: 'K'.repeat(22), name: 'Kellari' };
const ROOF = { _id: 'V'.repeat(22), name: 'Vesikatto' };
const YARD = { _id: 'P'.repeat(22), name: 'Piha' };
const PROJECT = {
  _id: 'S'.repeat(22),
  zones: [{ ...CELLAR, point: { x: 0.25, y: 0.5 } }, { ...ROOF, point: { x: 0.75, y: 0.125 } }, YARD],
  plan: `${'0'.repeat(32)}.png`,
  planToken: 'avain',
} as unknown as ShownProject;

const permit = (number: string, state: BoardState, zones: BoardRow['zones']): BoardRow =>
  ({ _id: number, number, state, zones }) as unknown as BoardRow;
const BOARD = {
  zones: [CELLAR, ROOF, YARD],
  permits: [
    permit('2026-1', 'valid', [CELLAR]),
    permit('2026-2', 'suspended', [CELLAR, YARD]),
    permit('2026-3', 'waiting', [ROOF]),
  ],
} as unknown as Board;

const shown = (project: ShownProject, permitId?: string) =>
  renderToStaticMarkup(<BoardPlan project={project} board={BOARD} permitId={permitId} />);

test('a plan shows the permits of today where their zones are marked, and which zones are those of the permit that is looked at', () => {
  const plan = shown(PROJECT, '2026-3');
  expect(plan).toContain(`/static/images/project/${PROJECT._id}/${PROJECT.plan}?token=avain`);
  const [cellar = '', roof = '', ...others] = plan.split('<li ').slice(1);
  expect(others).toEqual([]);
  expect(cellar).toMatch(/left:25%;top:50%.*suspended.*2 lupaa tänään/);
  expect(cellar).not.toContain('own');
  expect(roof).toMatch(/left:75%;top:12\.5%.*own.*0 lupaa tänään/);
  expect(plan).toContain('Lupa 2026-3 pohjakuvassa');
});

test('a site without a plan, and one without marks, shows none', () => {
  const { plan: _none, ...without } = PROJECT;
  expect(shown(without)).toBe('');
  expect(shown({ ...PROJECT, zones: [YARD] })).toBe('');
});

test('an arrow key moves a mark by a hundredth and never off the plan', () => {
  expect(movedPoint({ x: 0.5, y: 0.5 }, 'ArrowLeft')).toEqual({ x: 0.49, y: 0.5 });
  expect(movedPoint({ x: 1, y: 0.004 }, 'ArrowRight')).toEqual({ x: 1, y: 0.004 });
  expect(movedPoint({ x: 1, y: 0.004 }, 'ArrowUp')).toEqual({ x: 1, y: 0 });
  expect(movedPoint({ x: 0.5, y: 0.5 }, 'Enter')).toBeUndefined();
  expect(withinPlan({ x: -0.2, y: 0.33333 })).toEqual({ x: 0, y: 0.333 });
});

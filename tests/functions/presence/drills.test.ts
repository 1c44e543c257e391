import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passIdOf } from '../../../functions/security/pass-id.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';

let app: TestApp;
let manager: string;
let site: string;
beforeAll(async () => {
  app = await startSeededApp();
  app.stopClock();
});
afterAll(() => app.stop());
beforeEach(async () => {
  manager = await app.login('manager@example.com');
  site = (await app.ask(projectApi.create, { body: { presence: true } }, { token: manager }))._id;
});

const now = () => app.world.now().toISOString();
const ago = (seconds: number) => new Date(app.world.now().getTime() - seconds * 1000).toISOString();

describe('an evacuation', () => {
  type Change = {
    ticks?: { passId: string; isFound: boolean }[];
    isOver?: boolean;
    people?: number;
    at?: string;
    sentAt?: string;
  };
  const changing = (change: Change) =>
    app.call(
      presenceApi.drill,
      { params: { id: site }, body: { people: 3, isOver: false, ticks: [], ...change } },
      { token: manager },
    );
  const drill = async (change: Parameters<typeof changing>[0]) => (await changing(change)).body;
  const passOf = (letter: string) => passIdOf(app.world.keys, letter.repeat(21) + 'A');
  const found = (letter: string, isFound = true) => ({ passId: passOf(letter), isFound });
  const all = () => app.ask(presenceApi.drills, { params: { id: site } }, { token: manager });

  test('is one for everybody, ticks whoever was found by any of them, and is kept with its times and counts', async () => {
    const started = now();
    await Promise.all([drill({ ticks: [found('A')] }), drill({ ticks: [found('B')] })]);
    app.pass(60);
    const third = await drill({ ticks: [found('C'), found('A', false)], people: 7 });
    expect(third).toMatchObject({ people: 3, found: 2, started, ended: null });
    expect(third.foundPassIds.toSorted()).toEqual([passOf('B'), passOf('C')].toSorted());
    expect((await all()).open?.foundPassIds).toHaveLength(2);
    await drill({ ticks: [found('A')], isOver: true });
    expect(await all()).toMatchObject({ open: null, items: [{ people: 3, found: 3, started, ended: now() }] });
    expect((await drill({})).found).toBe(0);
  });

  test('that a phone tells of later has its own times, and is ended once', async () => {
    const sentAt = '2020-01-01T05:10:00.000Z';
    await drill({ ticks: [found('A')], at: '2020-01-01T05:00:00.000Z', sentAt });
    const over = { isOver: true, at: '2020-01-01T05:05:00.000Z', sentAt };
    await drill(over);
    app.pass(5);
    await drill(over);
    expect(await all()).toMatchObject({ open: null, items: [{ started: ago(605), ended: ago(305), found: 1 }] });
    expect(await changing({ at: ago(86_401) })).toMatchObject({ status: 422, body: { code: 'bad_time' } });
  });

  test('that is over takes the ticks of who had no network, and no new one begins by them', async () => {
    await drill({ ticks: [found('A')] });
    app.pass(60);
    await drill({ isOver: true });
    app.pass(60);
    await drill({ ticks: [found('B')], at: ago(90) });
    expect(await all()).toMatchObject({ open: null, items: [{ found: 2 }] });
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardApi } from '../../../shared/boards/board-api.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { startCountedApp, type CountedApp } from '../../bench/counts/counted-app.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';

const ASKED_EVERY_SECONDS = 30;
const OPEN_PERMITS = 12;

let counted: CountedApp;
let site: PermitSite;
let board: string;
beforeAll(async () => {
  counted = await startCountedApp();
  await seedDemo(counted.app.world);
  site = await PermitSite.over(counted.app);
  counted.app.stopClock();
  await site.at('2030-06-03T06:00:00.000Z');
  const form = await site.form([personBlock('Grantor')]);
  const grantor = { userId: await site.userId('manager') };
  for (let at = 0; at < OPEN_PERMITS; at += 1) {
    const draft = (await site.choose((await site.create(form)).body, [[grantor]])).body;
    await site.act(draft, 'submit');
  }
  const token = site.tokens.foreman;
  const opened = await counted.app.ask(projectApi.openBoard, { params: { id: site.project } }, { token });
  board = opened.board?._id ?? '';
});
afterAll(() => counted.app.stop());

test('a board that is kept open for an hour reads its head alone, but where a permit moves or the clock changes something', async () => {
  const { app, meter } = counted;
  const { items } = await app.ask(
    permitApi.listOfProject,
    { params: { id: site.project }, query: { limit: '1' } },
    { token: site.tokens.foreman },
  );
  let tag = '';
  const told = { full: 0, unchanged: 0 };
  const took = { requests: 0, readUnits: 0, writeUnits: 0 };
  for (let second = 0; second < 3600; second += ASKED_EVERY_SECONDS) {
    // A permit is cancelled in the middle of the hour.
    if (second === 1800) await site.act(items[0], 'cancel');
    meter.take();
    const headers = { 'if-none-match': tag };
    const got = await app.call(boardApi.get, { params: { id: board } }, { headers });
    for (const { readUnits, writeUnits } of meter.take()) {
      took.requests += 1;
      took.readUnits += readUnits;
      took.writeUnits += writeUnits;
    }
    if (got.status === 304) told.unchanged += 1;
    else told.full += 1;
    expect(got.status === 304 ? got.body : got.body.permits.length).toBe(
      got.status === 304 ? undefined : OPEN_PERMITS - (second >= 1800 ? 1 : 0),
    );
    tag = got.headers.get('etag') ?? '';
    app.pass(ASKED_EVERY_SECONDS);
  }
  expect(told).toEqual({ full: 2, unchanged: 118 });
  // A 304 is one read of the head, a unit. A whole answer reads head, items and project; the first also what leads to the site.
  expect(took).toEqual({ requests: 118 + 2 * 3 + 1, readUnits: expect.any(Number), writeUnits: 0 });
  expect(took.readUnits).toBeLessThanOrEqual(118 + 2 * 5 + 1);
});

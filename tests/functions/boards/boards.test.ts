import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boardApi } from '../../../shared/boards/board-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import type { BoardRow } from '../../../shared/boards/board.ts';
import type { Zone } from '../../../shared/core/zones/zone.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { signByMail } from '../../fixtures/permits/sign-permit.ts';
import type { Got } from '../../fixtures/test-app.ts';
import { edgeOpens } from '../../fixtures/outside/edge-opens.ts';
import { DRAWING } from '../../fixtures/walk.ts';

let site: PermitSite;
let zones: [Zone, Zone];
let form: string;
let grantor: object;
beforeAll(async () => {
  site = await PermitSite.start();
  site.app.stopClock();
  await site.at('2030-06-03T06:00:00.000Z');
  const params = { id: site.project };
  const { version } = await site.app.ask(projectApi.get, { params }, foreman());
  const body = { zones: [{ name: 'Kellari' }, { name: 'Vesikatto' }], version };
  zones = (await site.app.ask(projectApi.saveZones, { params, body: body as never }, foreman())).zones as [Zone, Zone];
  form = await site.form([personBlock('Grantor')]);
  grantor = { userId: await site.userId('manager') };
});
afterAll(() => site.app.stop());

const foreman = () => ({ token: site.tokens.foreman });
const ofSite = () => ({ params: { id: site.project } });

let board: string;
beforeEach(async () => {
  await site.freshLogins();
  board = await openBoard();
});

async function openBoard(): Promise<string> {
  const { board: opened } = await site.app.ask(projectApi.openBoard, ofSite(), foreman());
  return opened?._id ?? '';
}

const read = (id: string, sent: { address?: string; tag?: string | null } = {}): Promise<Got> =>
  site.app.call(boardApi.get, { params: { id } }, sentOf(sent));
const readZone = (id: string, sent: { address?: string; tag?: string | null } = {}): Promise<Got> =>
  site.app.call(boardApi.zone, { params: { id } }, sentOf(sent));
const sentOf = ({ address = '192.0.2.1', tag }: { address?: string; tag?: string | null }) => ({
  address,
  ...(tag ? { headers: { 'if-none-match': tag } } : {}),
});
const posterOf = async ({ _id }: Zone) =>
  (await site.app.ask(boardApi.posters, ofSite(), foreman())).zones.find((zone) => zone._id === _id)?.posterId ?? '';

async function submitPermit(rest: object = {}): Promise<Permit> {
  const created = await site.create(form, { zones: [zones[0]._id], ...rest });
  const chosen = (await site.choose(created.body, [[grantor]])).body;
  const got = await site.act(chosen, 'submit');
  if (got.status !== 200) throw new Error(JSON.stringify(got.body));
  return got.body;
}

async function granted(rest: object = {}): Promise<Permit> {
  const permit = await submitPermit(rest);
  await signByMail(site, permit, 'Creator');
  return (await signByMail(site, permit, 'Grantor')).body;
}

const rowOf = ({ body }: Got, { number }: Permit): BoardRow | undefined =>
  body.permits.find((row: BoardRow) => row.number === number);

describe('the board of a site', () => {
  test('tells whoever has its address of the open permits, and of no person but who grants, shortened', async () => {
    const permit = await granted();
    const got = await read(board);
    expect(got.body).toMatchObject({ name: 'Lupatyömaa', zones, link: board });
    expect(rowOf(got, permit)).toEqual({
      number: permit.number,
      name: 'Katon tulityö',
      form: 'Tulityölupa',
      state: 'valid',
      zones: [zones[0]],
      grantor: 'M. Mestari',
      waitingFor: null,
      startDate: '2030-06-03',
      endTime: '2030-06-05',
      dailyStartTime: '07:00',
      dailyEndTime: '16:00',
      isWorkTime: true,
      since: null,
      until: null,
    });
    expect(JSON.stringify(got.body)).not.toMatch(/Matti|Teemu|Hitsaus|@/);
    expect(got.headers.get('cache-control')).toBe('no-store');
  });

  test('follows each move, and the clock', async () => {
    const permit = await submitPermit({ startDate: '2030-06-04', endTime: '2030-06-04' });
    expect(rowOf(await read(board), permit)).toMatchObject({ state: 'waiting', waitingFor: 'Creator' });
    await signByMail(site, permit, 'Creator');
    expect(rowOf(await read(board), permit)).toMatchObject({ state: 'waiting', waitingFor: 'Grantor' });
    await signByMail(site, permit, 'Grantor');
    expect(rowOf(await read(board), permit)?.state).toBe('soon');
    const away = await granted({ startDate: '2030-06-11', endTime: '2030-06-12' });
    expect(rowOf(await read(board), away)).toBe(undefined);
    const { headers } = await read(board);
    await site.at('2030-06-04T04:30:00.000Z');
    const begun = await read(board, { tag: headers.get('etag') });
    expect([begun.status, rowOf(begun, permit)?.state, rowOf(begun, away)?.state]).toEqual([200, 'valid', 'soon']);
    await site.act(permit, 'suspend', { reason: 'Kaasuvuoto.' });
    const rested = rowOf(await read(board), permit);
    expect(rested).toMatchObject({ state: 'suspended', since: site.app.world.now().toISOString() });
    await site.act(permit, 'cancel');
    expect(rowOf(await read(board), permit)).toBe(undefined);
    await site.act(away, 'cancel');
  });

  test('says when a valid permit’s daily hours are over, and keeps what has expired until it is put away', async () => {
    const permit = await granted({ startDate: '2030-06-04', endTime: '2030-06-05' });
    await site.at('2030-06-04T16:00:00.000Z');
    expect(rowOf(await read(board), permit)).toMatchObject({ state: 'valid', isWorkTime: false });
    await site.at('2030-06-05T13:00:00.001Z');
    expect(rowOf(await read(board), permit)?.state).toBe('expired');
    expect((await site.act(permit, 'archive')).status).toBe(200);
    expect(rowOf(await read(board), permit)).toBe(undefined);
  });

  test('is one a site: a new address ends the former one and the posters, closing ends them all', async () => {
    const poster = await posterOf(zones[0]);
    expect((await readZone(poster)).status).toBe(200);
    const renewed = await openBoard();
    expect([(await read(board)).status, (await readZone(poster)).status]).toEqual([404, 404]);
    const drawnAnew = await posterOf(zones[0]);
    expect([(await read(renewed)).status, (await readZone(drawnAnew)).status]).toEqual([200, 200]);
    await site.app.ask(projectApi.closeBoard, ofSite(), foreman());
    expect([(await read(renewed)).status, (await readZone(drawnAnew)).status]).toEqual([404, 404]);
    expect(await site.app.ask(boardApi.posters, ofSite(), foreman())).toMatchObject({ boardId: null, zones: [] });
    expect((await site.app.call(boardApi.ofProject, ofSite(), foreman())).status).toBe(200);
  });

  test('closes with its site', async () => {
    const { _id: id } = await site.app.ask(
      projectApi.create,
      { body: { name: 'Silta' } },
      { token: site.tokens.manager },
    );
    const opened = await site.app.ask(projectApi.openBoard, { params: { id } }, foreman());
    await site.app.ask(projectApi.end, { params: { id } }, { token: site.tokens.manager });
    expect((await read(opened.board?._id ?? '')).status).toBe(404);
    expect((await site.app.call(projectApi.openBoard, { params: { id } }, foreman())).body.code).toBe('invalid_state');
  });

  test('shows staff the same with what leads to each permit', async () => {
    const permit = await granted();
    const got = await site.app.ask(boardApi.ofProject, ofSite(), foreman());
    expect(got.permits.find(({ number }) => number === permit.number)?._id).toBe(permit._id);
    expect(got.link).toBe(board);
  });

  test('tells no place on the plan of its site, which staff alone see', async () => {
    const { version } = await site.app.ask(projectApi.get, ofSite(), foreman());
    const marked = [{ ...zones[0], point: { x: 0.25, y: 0.5 } }, zones[1]];
    const body = { zones: marked, plan: DRAWING, version };
    const saved = await site.app.ask(projectApi.saveZones, { ...ofSite(), body }, foreman());
    expect(saved.zones).toEqual(marked);
    const picture = `/static/images/project/${site.project}/${saved.plan}`;
    const shown = await site.app.ask(projectApi.get, ofSite(), foreman());
    expect(await edgeOpens(site.app, picture, shown.planToken ?? '')).toBe(true);
    expect((await read(board)).body.zones).toEqual(zones);
    expect(JSON.stringify((await read(board)).body)).not.toMatch(/plan|point/);
  });

  test('keeps its zones’ places where an older site saves them, and has none without a plan', async () => {
    const save = async (body: object) => {
      const { version } = await site.app.ask(projectApi.get, ofSite(), foreman());
      return site.app.call(
        projectApi.saveZones,
        { ...ofSite(), body: { zones, version, ...body } as never },
        foreman(),
      );
    };
    const point = { x: 1, y: 0 };
    const { plan } = (await save({ zones: [{ ...zones[0], point }, zones[1]], plan: DRAWING })).body;
    expect((await save({ zones: [zones[1], { ...zones[0], name: 'K0' }] })).body).toMatchObject({
      plan,
      zones: [{}, { point }],
    });
    const place = (wrong: object) => save({ zones: [{ ...zones[0], point: { ...point, ...wrong } }] });
    expect((await place({ x: 1.1 })).body).toMatchObject({
      code: 'validation_failed',
      issues: [{ path: 'zones.0.point.x' }],
    });
    for (const wrong of ['data:image/png;base64,AAAA', `${'0'.repeat(32)}.png`, ''])
      expect((await save({ plan: wrong })).body).toMatchObject({
        code: 'validation_failed',
        issues: [{ path: 'plan' }],
      });
    expect((await save({ zones: [{ ...zones[0], point: null }, zones[1]] })).body.zones).toEqual(zones);
    const bare = (await save({ zones: [{ ...zones[0], point }, zones[1]], plan: null })).body;
    expect(bare.zones).toEqual(zones);
    expect(bare).not.toHaveProperty('plan');
  });

  test('renames its zones at once', async () => {
    const { headers } = await read(board);
    const { version } = await site.app.ask(projectApi.get, ofSite(), foreman());
    const renamed = { zones: [{ ...zones[0], name: 'K1' }, zones[1]], version };
    await site.app.ask(projectApi.saveZones, { ...ofSite(), body: renamed }, foreman());
    expect((await read(board, { tag: headers.get('etag') })).body.zones[0].name).toBe('K1');
  });
});

describe('the poster of a zone', () => {
  test('shows what is under way in that zone alone', async () => {
    const days = { startDate: '2030-06-06', endTime: '2030-06-06' };
    const here = await granted(days);
    const there = await granted({ ...days, zones: [zones[1]._id] });
    const later = await submitPermit(days);
    await site.at('2030-06-06T06:00:00.000Z');
    const got = await readZone(await posterOf(zones[0]));
    expect(got.body).toMatchObject({ zones: [{ _id: zones[0]._id }] });
    expect([here, there, later].map((permit) => rowOf(got, permit)?.state)).toEqual(['valid', undefined, undefined]);
    expect(got.body).not.toHaveProperty('link');
  });
});

describe('guessing', () => {
  test('at boards and zones is answered sixty times a minute an address, and never hides the right one', async () => {
    const poster = await posterOf(zones[0]);
    const guess = (at: number) =>
      (at % 2 === 0 ? read : readZone)(`${at}`.padStart(22, 'A'), { address: '203.0.113.9' });
    const codes: number[] = [];
    for (let at = 0; at < 62; at += 1) codes.push((await guess(at)).status);
    expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 404));
    expect(codes.slice(60)).toEqual([429, 429]);
    expect((await guess(100)).headers.get('retry-after')).toBe('1');
    expect((await read(board, { address: '203.0.113.9' })).status).toBe(200);
    expect((await readZone(poster, { address: '203.0.113.9' })).status).toBe(200);
    expect((await read('A'.repeat(22), { address: '203.0.113.10' })).status).toBe(404);
  });

  test('a poster of another zone leads nowhere', async () => {
    const [one, other] = [await posterOf(zones[0]), await posterOf(zones[1])];
    expect((await readZone(one.slice(0, 22) + other.slice(22))).status).toBe(404);
    expect((await readZone(board)).status).toBe(404);
  });
});

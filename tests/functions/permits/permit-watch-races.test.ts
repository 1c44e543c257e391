import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../../../functions/http/answer.ts';
import { createApp } from '../../../functions/api/app.ts';
import type { Item } from '../../../functions/store/items.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { callerAs } from '../../../shared/permits/permit-callers.ts';
import { mayMove, type PermitAction, type PermitCaller } from '../../../shared/permits/permit-moves.ts';
import { pausingWorld } from '../../fixtures/store/pausing-table.ts';
import { wrongs, type Told } from '../../fixtures/permits/permit-race.ts';
import { permitItems, restorePermit } from '../../fixtures/permits/permit-snapshot.ts';
import { guardKey, submitWatched } from '../../fixtures/permits/watched-permit.ts';
import { APPROVER_MAIL, CREATOR_MAIL, pinOf, WORKER_MAIL } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, type PermitAct, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signPermit } from '../../fixtures/permits/sign-permit.ts';
import { PERSON } from '../../fixtures/walk.ts';

const DAY = '2030-07-04';

/** Who acts, by their PIN or key and their token. */
type Actor = { pin: string; token: string };
/** A permit with a watch at one place of its way. */
type Place = { name: string; permit: Permit; items: Item[] };

let site: PermitSite;
let id = '';
let successor = '';
const actors: Record<string, Actor> = {};
const places: Place[] = [];

const remember = async (name: string) =>
  void places.push({ name, permit: (await site.get({ _id: id })).body, items: await permitItems(site.app, id) });
const placeOf = (name: string) => places.find((place) => place.name === name) as Place;

/** One permit while its work goes on, rests, is watched, and after a full watch. */
beforeAll(async () => {
  site = await PermitSite.start();
  await site.at(`${DAY}T03:00:00.000Z`);
  const permit = await submitWatched(site, { startDate: DAY, endTime: '2030-07-05', watchMinutes: 15 });
  id = permit._id;
  successor = await site.inducted({ ...PERSON, firstName: 'Hanna', email: 'hanna@example.org' });
  const pins = { Creator: await pinOf(site, CREATOR_MAIL, permit), Worker: '', WorkApprover: '', watch: '' };
  await signPermit(site, permit, { role: 'Creator', signPin: pins.Creator });
  pins.Worker = await pinOf(site, WORKER_MAIL, permit);
  await signPermit(site, permit, { role: 'Worker', signPin: pins.Worker });
  pins.WorkApprover = await pinOf(site, APPROVER_MAIL, permit);
  pins.watch = guardKey(site);
  await site.at(`${DAY}T09:00:00.000Z`);
  for (const [name, pin] of Object.entries(pins)) {
    actors[name] = {
      pin,
      token: (await reviewPermit(site, id, pin, `198.51.100.${Object.keys(actors).length}`)).body.token,
    };
  }
  await remember('at work');
  await act(site.app.app, 'suspend');
  await remember('suspended');
  await restorePermit(site.app, id, placeOf('at work').items);
  await act(site.app.app, 'endWork');
  await remember('watched');
  site.app.pass(16 * 60);
  await act(site.app.app, 'round');
  await remember('watched to the end');
  await restorePermit(site.app, id, placeOf('watched').items);
});
afterAll(() => site.app.stop());

const ACTS = {
  suspend: { does: 'suspend', body: { reason: 'Tuuli' }, by: 'foreman', action: 'suspend' },
  extend: { does: 'extend', body: { endTime: '2030-07-09', reason: 'Kesken' }, by: 'foreman', action: 'extend' },
  handOver: { does: 'handOver', body: {}, by: 'foreman', action: 'handOver' },
  cancel: { does: 'cancel', body: {}, by: 'foreman', action: 'cancel' },
  archive: { does: 'archive', body: { reason: 'Kesken' }, by: 'foreman', action: 'archive' },
  resume: { does: 'resume', body: {}, by: 'Creator', action: 'resume' },
  endWork: { does: 'endWork', body: {}, by: 'Worker', action: 'endWork' },
  round: { does: 'noteRound', body: { word: 'Ei savua' }, by: 'watch', action: 'round' },
  accept: { does: 'sign', body: { role: 'WorkApprover', reason: 'Kesken' }, by: 'WorkApprover', action: 'sign' },
  roundOfWorker: { does: 'noteRound', body: { word: '' }, by: 'Worker', action: 'round' },
  endOfWatch: { does: 'endWork', body: {}, by: 'watch', action: 'endWork' },
} as const satisfies Record<string, { does: PermitAct; body: object; by: string; action: PermitAction }>;
type Act = keyof typeof ACTS;
const ALL = Object.keys(ACTS) as Act[];

async function act(app: App, name: Act): Promise<Told> {
  const { does, body, by } = ACTS[name];
  const actor = actors[by];
  const { persons } = places[0]?.permit ?? { persons: [] };
  const worker = persons.find(({ role }: { role: string }) => role === 'Worker')?._id;
  const given = {
    ...body,
    ...(actor && { signPin: actor.pin }),
    ...(name === 'handOver' && { personId: worker, to: { userFormId: successor } }),
  };
  const token = actor?.token ?? site.tokens.foreman;
  const got = await site.app.call(permitApi[does], { params: { id }, body: given }, { token, app });
  return { action: name, status: got.status, code: got.body.code };
}

/** The standing of who acts, in a place. */
function callerOf({ permit }: Place, name: Act): PermitCaller {
  const { by, action } = ACTS[name];
  if (by === 'foreman') return 'permitCRUD';
  const isMeant = ({ role, isWatch }: { role: string; isWatch?: boolean }) => (by === 'watch' ? isWatch : role === by);
  return callerAs(permit, permit.persons.find(isMeant), action);
}

test('while it rests, is watched and goes on a permit moves where the table of moves leads, by whom the table lets', async () => {
  const wrong: string[] = [];
  for (const place of places) {
    for (const name of ALL) {
      await restorePermit(site.app, id, place.items);
      const { status, code } = await act(site.app.app, name);
      const { state, pendingRole } = place.permit;
      const standing = { state, pendingRole, isSigned: true, isPast: false, isExtended: false, handOver: null };
      const isLegal = mayMove(standing, ACTS[name].action, callerOf(place, name));
      if (isLegal ? status !== 200 : status !== 409) wrong.push(`${place.name}, ${name}: ${status} ${code}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** What is raced: each of these with each other one. */
const RACED: readonly { from: string; acts: readonly Act[]; withAll: Act }[] = [
  { from: 'at work', withAll: 'endWork', acts: ['endWork', 'suspend', 'extend', 'handOver', 'cancel', 'accept'] },
  { from: 'watched', withAll: 'round', acts: ['round', 'extend', 'handOver', 'cancel', 'accept'] },
];

test('the end of the work and a round of the watch, with anything else in between, leave it as one after the other would', async () => {
  const found: string[] = [];
  let runs = 0;
  for (const { from, acts, withAll } of RACED) {
    const place = placeOf(from);
    const pairs = acts.flatMap((other) => [
      [withAll, other] as const,
      ...(other === withAll ? [] : [[other, withAll] as const]),
    ]);
    for (const [first, second] of pairs) {
      for (let at = 1; ; at += 1) {
        await restorePermit(site.app, id, place.items);
        const told: Told[] = [];
        const meanwhile = async () => told.push(await act(site.app.app, second));
        const { world, hasPaused } = pausingWorld(site.app.world, { at, meanwhile });
        told.push(await act(createApp(world), first));
        if (!hasPaused()) break;
        runs += 1;
        found.push(...(await wrongs(site, place, told)).map((fault) => `${from}, ${first} at ${at}: ${fault}`));
      }
    }
  }
  expect(found).toEqual([]);
  expect(runs).toBeGreaterThan(100);
  process.stdout.write(`permit races of a watch: ${runs} interleavings, only legal ends\n`);
});

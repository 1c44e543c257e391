import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoWithPermits } from '../../fixtures/store/demo-snapshot.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import type { Permit } from '../../fixtures/permits/permit-site.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { lateFrom, nextRoundAt } from '../../../shared/permits/watch.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startDemoWithPermits();
  token = await app.login('viewer@example.com');
});
afterAll(() => app.stop());

type Row = { _id: string; number: string; state: string; pendingRole: string | null };

async function rows(): Promise<Row[]> {
  const [project] = (await app.ask(projectApi.list, {}, { token })).items;
  return (
    await app.call(
      permitApi.listOfProject,
      { params: { id: project?._id ?? '' }, query: { limit: '100', archived: 'all' } },
      { token },
    )
  ).body.items;
}

const read = (row?: Row) => app.ask(permitApi.get, { params: { id: row?._id ?? '' } }, { token });

test('the demo site has a permit in every state and at every turn, numbered by their days', async () => {
  const all = (await rows()).toReversed();
  expect(all.map(({ state, pendingRole }) => [state, pendingRole])).toEqual([
    ['archived', null],
    ['WorkApproved', null],
    ['WorkRejected', null],
    ['Approved_expired', 'WorkApprover'],
    ['Cancelled', null],
    ['Approved_valid', null],
    ['Approved_watch', 'WorkApprover'],
    ['Approved_valid', 'WorkApprover'],
    ['Approved_suspended', 'WorkApprover'],
    ['Approved', 'WorkApprover'],
    ['Approved_valid', 'WorkApprover'],
    ['Approved_valid', 'WorkApprover'],
    ['Pending Approval', 'Grantor'],
    ['Pending Approval', 'Worker'],
    ['Pending Approval', 'Creator'],
    ['Draft', null],
  ]);
  const numbers = all.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted());
});

test('the links of its permits that wait for a signature are in the mails that ask for it, and open them', async () => {
  const waiting = (await rows()).filter(({ pendingRole }) => pendingRole !== null);
  await app.settle();
  const links = app.post.mails.flatMap(({ text }) => [...text.matchAll(/view-permit\/([\w-]{22})\/([\w-]{22})/g)]);
  expect(new Set(links.map(([, id]) => id))).toEqual(new Set(waiting.map(({ _id }) => _id)));
  for (const [, id = '', pin] of links) {
    expect((await app.call(permitApi.review, { params: { id }, body: { pin } })).status).toBe(200);
  }
});

test('one of them waits for a grantor because of a card that is over', async () => {
  const row = (await rows()).find(({ pendingRole }) => pendingRole === 'Grantor');
  const { persons } = await read(row);
  expect(persons.map(({ role, cardProblem }) => [role, cardProblem])).toContainEqual(['Worker', 'card_expired']);
});

test('a permit that rests says how many people were told, each once however many roles they have', async () => {
  const { suspended, persons }: Permit = await read((await rows()).find(({ state }) => state === 'Approved_suspended'));
  expect(persons.map(({ email }: { email: string }) => email)).toHaveLength(6);
  expect(suspended.told).toBe(5);
});

test('one of them has all that happens in the field: resumed, extended, handed over, granted beside another, with a round due', async () => {
  const row = (await rows()).find(({ state }) => state === 'Approved_watch');
  const { history, persons, watches, overlapReason, endTime }: Permit = await read(row);
  const events = history.map(({ what }: { what: string }) => what);
  expect(events).toEqual(expect.arrayContaining(['suspended', 'resumed', 'extended', 'handedOver', 'watchFull']));
  expect(persons.filter(({ handedOver }: { handedOver?: object }) => handedOver)).toHaveLength(1);
  expect(overlapReason.overlaps[0].isExclusive).toBe(true);
  expect(endTime > localDate(app.world.now())).toBe(true);
  const [full, running] = watches;
  expect(full.rounds.map(({ isLate = false, isPhoneTime = false }) => [isLate, isPhoneTime])).toEqual([
    [false, false],
    [false, true],
    [true, false],
    [false, false],
    [false, false],
  ]);
  expect(running.fullAt).toBeNull();
  expect(nextRoundAt(running)).toBeLessThanOrEqual(app.world.now().getTime());
  expect(lateFrom(running)).toBeGreaterThan(app.world.now().getTime());
});

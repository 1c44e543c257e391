import { afterAll, beforeAll, expect, test } from 'vitest';
import { permitKey } from '../../../functions/store/keys.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { ALL_ROLES, submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { newPinOf } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signPermit } from '../../fixtures/permits/sign-permit.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

const ROW_OF_LATER = ['zones', 'waitingForUser', 'isSigned', 'isSuspended', 'isWatched'];
const HEAD_OF_LATER = [
  'zones',
  'exclusive',
  'watchMinutes',
  'watchEvery',
  'suspended',
  'extension',
  'handOver',
  'watches',
];
const PERSON_OF_LATER = ['collected', 'needsApprovedCard', 'isWatch'];
const PIN_OF_LATER = ['key', 'drawnBy', 'shownTo'];

type Fields = Readonly<Record<string, unknown>>;

const without = (item: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));

/** Takes from a stored permit all that permits had before zones, watches, and the rest of their life in the field. */
async function makeFormer(permit: Permit): Promise<void> {
  const { table } = site.app.world;
  const { PK, SK } = permitKey(permit._id);
  const item = (await table.get({ PK, SK })) as unknown as { row: Fields; persons: (Fields & { pins: Fields[] })[] };
  const persons = item.persons.map((person) => ({
    ...without(person, PERSON_OF_LATER),
    pins: person.pins.map((pin) => without(pin, PIN_OF_LATER)),
  }));
  const later = HEAD_OF_LATER.map((name, at) => [`#later${at}`, name]);
  const names = { '#row': 'row', '#persons': 'persons', ...Object.fromEntries(later) };
  const values = { ':row': without(item.row, ROW_OF_LATER), ':persons': persons };
  const set = `SET #row = :row, #persons = :persons REMOVE ${later.map(([name]) => name).join(', ')}`;
  await table.write([{ update: { PK, SK }, set, names, values }]);
}

test('a permit of a release before its life in the field is listed, opened, signed by the PIN of its mail, rests, goes on and ends', async () => {
  const permit = await submitPermit(site, ALL_ROLES);
  const pins: string[] = [];
  const place = (role: string) => permit.persons.findIndex((person: Permit) => person.role === role);
  for (const [at, { role }] of permit.persons.entries()) {
    if (role === 'WorkApprover') continue;
    pins[at] = await newPinOf(site, permit, at);
    if (role === 'Grantor') await makeFormer(permit);
    expect((await signPermit(site, permit, { role, signPin: pins[at] ?? '' })).status).toBe(200);
  }
  await makeFormer(permit);
  const list = await site.app.call(
    permitApi.listOfProject,
    { params: { id: site.project } },
    { token: site.tokens.foreman },
  );
  expect(list.body.items).toContainEqual(
    expect.objectContaining({ _id: permit._id, state: 'Approved', zones: [], isSuspended: false, isWatched: false }),
  );
  const opened = (await site.get(permit)).body;
  expect(opened).toMatchObject({ state: 'Approved', suspended: null, extension: null, handOver: null, watches: [] });
  expect(opened.persons.map(({ status }: { status: string }) => status)).toEqual([
    'Signed',
    'Signed',
    'Signed',
    'Pending',
  ]);

  expect((await site.act(permit, 'suspend', { reason: 'Myrsky' })).body).toMatchObject({ state: 'Approved_suspended' });
  const grantor = place('Grantor');
  const { body: session } = await reviewPermit(site, permit._id, pins[grantor] ?? '');
  const resumed = await site.act(permit, 'resume', { signPin: pins[grantor] }, session.token);
  expect(resumed.body).toMatchObject({ state: 'Approved', suspended: null });
  const accepted = await signPermit(site, permit, {
    role: 'WorkApprover',
    signPin: await newPinOf(site, permit, place('WorkApprover')),
  });
  expect(accepted).toMatchObject({ status: 200, body: { state: 'WorkApproved' } });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { canonicalJson } from '../../../shared/content/answers/canonical.ts';
import type { Item } from '../../../functions/store/items.ts';
import {
  isSignedByAnybody,
  mayMove,
  type PermitAction,
  type PermitCaller,
} from '../../../shared/permits/permit-moves.ts';
import { permitItems, restorePermit } from '../../fixtures/permits/permit-snapshot.ts';
import { callerAs } from '../../../shared/permits/permit-callers.ts';
import { PERSON } from '../../fixtures/walk.ts';
import { draftPermit } from '../../fixtures/permits/draft-permit.ts';
import { GRANTOR_MAIL, newPinOf, pinOf } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, type PermitAct, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit } from '../../fixtures/permits/sign-permit.ts';

const ROLES = ['Creator', 'Worker', 'Grantor', 'WorkApprover'] as const;
const STAFF_ACTIONS = [
  'edit',
  'submit',
  'cancel',
  'archive',
  'unarchive',
  'drawPin',
  'remove',
  'suspend',
  'extend',
  'handOver',
] as const;
/** What persons do by their PIN in a granted permit. */
const FIELD_ACTIONS = {
  suspend: { reason: 'Tuuli nousi.' },
  resume: {},
  signExtension: {},
  signHandOver: {},
} as const satisfies Partial<Record<PermitAct, object>>;
type FieldAction = keyof typeof FIELD_ACTIONS;
const LATER = { endTime: '2030-06-09', reason: 'Kesken.' };

/** A permit at one place of its way. */
type Place = { name: string; permit: Permit; items: Item[]; pins: Record<string, string> };

let site: PermitSite;
let id = '';
let edits = 0;
let tries = 0;
let successor = '';
const NEXT_MAIL = 'hanna@example.org';
const places: Place[] = [];
const pins: Record<string, string> = {};

async function remember(name: string): Promise<void> {
  places.push({
    name,
    permit: (await site.get({ _id: id })).body,
    items: await permitItems(site.app, id),
    pins: { ...pins },
  });
}

/** One permit in every place: at each turn, granted, done, refused, sent back, cancelled and put away. */
beforeAll(async () => {
  site = await PermitSite.start();
  id = (await draftPermit(site))._id;
  successor = await site.inducted({ ...PERSON, firstName: 'Hanna', email: NEXT_MAIL });
  await remember('draft');
  const submitted = (await site.act({ _id: id }, 'submit')).body;
  for (const [place, { role }] of submitted.persons.entries()) pins[role] = await newPinOf(site, submitted, place);
  for (const role of ROLES) {
    await remember(`turn of ${role}`);
    await as(role, true);
  }
  await remember('work accepted');
  await liveOn();
  await restorePermit(site.app, id, places.find(({ name }) => name === 'work accepted')?.items ?? []);
  await site.act({ _id: id }, 'archive');
  await remember('put away');
  await restorePermit(site.app, id, places.find(({ name }) => name === 'turn of WorkApprover')?.items ?? []);
  await as('WorkApprover', false);
  await remember('work not accepted');
  await restorePermit(site.app, id, places.find(({ name }) => name === 'turn of Grantor')?.items ?? []);
  await as('Grantor', false);
  await remember('sent back');
  await restorePermit(site.app, id, places.find(({ name }) => name === 'turn of Worker')?.items ?? []);
  await site.act({ _id: id }, 'cancel');
  await remember('cancelled');
});
afterAll(() => site.app.stop());

/** The granted permit while it rests, waits for a later end, and is handed over. */
async function liveOn(): Promise<void> {
  const granted = places.find(({ name }) => name === 'turn of WorkApprover') as Place;
  const again = () => restorePermit(site.app, id, granted.items);
  const asked = async (action: 'suspend' | 'extend' | 'handOver', name: string) => {
    const { status } = await staff(action, granted);
    if (status !== 200) throw new Error(`${name}: ${status}`);
    pins['Grantor'] = await pinOf(site, GRANTOR_MAIL, { _id: id });
    await remember(name);
  };
  await again();
  await asked('suspend', 'suspended');
  await again();
  await asked('extend', 'later end asked');
  await asked('handOver', 'later end asked, handed over');
  pins['newWorker'] = await pinOf(site, NEXT_MAIL, { _id: id });
  const { status } = await inField('signHandOver', 'newWorker');
  if (status !== 200) throw new Error(`hand-over: ${status}`);
  pins['Grantor'] = await pinOf(site, GRANTOR_MAIL, { _id: id });
  await remember('later end asked, taken over');
  await asked('suspend', 'all at once');
  Object.assign(pins, granted.pins);
}

/** Acts in the field by the PIN of a role, with a token where the PIN still gives one. */
async function inField(action: FieldAction, role: string) {
  const { status, body } = await reviewPermit(site, id, pins[role] ?? '', `198.51.100.${(tries += 1)}`);
  if (status !== 200) return { status, body };
  return site.act({ _id: id }, action, { ...FIELD_ACTIONS[action], signPin: pins[role] }, body.token);
}

/** Signs or refuses by the PIN of a role, with a token where the PIN still gives one. */
async function as(role: (typeof ROLES)[number], approve: boolean) {
  const { status, body } = await reviewPermit(site, id, pins[role] ?? '', `198.51.100.${(tries += 1)}`);
  const signing = { signPin: pins[role], role, approve, reason: approve ? undefined : 'Ei näin.' };
  return status === 200 ? site.act({ _id: id }, 'sign', signing, body.token) : { status, body };
}

function staff(action: (typeof STAFF_ACTIONS)[number], { permit }: Place) {
  const person = permit.persons[1]._id;
  if (action === 'edit') return site.put(permit, { description: `Muutettu ${(edits += 1)}` });
  if (action === 'remove') return site.app.call(permitApi.remove, { params: { id } }, { token: site.tokens.foreman });
  if (action === 'drawPin')
    return site.app.call(permitApi.drawPin, { params: { id, personId: person } }, { token: site.tokens.foreman });
  if (action === 'suspend') return site.act(permit, action, { reason: 'Tuuli nousi.' });
  if (action === 'extend') return site.act(permit, action, LATER);
  if (action === 'handOver') return site.act(permit, action, { personId: person, to: { userFormId: successor } });
  return site.act(permit, action);
}

/** The standing of a role's person in a permit; a stranger before they are to take it over. */
function standingOf(permit: Permit, role: string): PermitCaller {
  const one = permit.persons.find((each: Permit) => each.role === role);
  const person = role === 'newWorker' ? permit.handOver?.person : one;
  return person ? callerAs(permit as never, person) : 'otherPerson';
}

type Move = { what: string; action: PermitAction; caller: PermitCaller; make: () => Promise<{ status: number }> };

function movesFrom(place: Place): Move[] {
  const { permit } = place;
  const callerOf = (role: string) => (permit.pendingRole === role ? 'pendingPerson' : 'otherPerson');
  return [
    ...ROLES.flatMap((role) => [
      { what: `${role} signs`, action: 'sign' as const, caller: callerOf(role), make: () => as(role, true) } as const,
      {
        what: `${role} refuses`,
        action: 'reject' as const,
        caller: callerOf(role),
        make: () => as(role, false),
      } as const,
    ]),
    ...['Worker', 'Grantor', 'newWorker'].flatMap((role) =>
      (Object.keys(FIELD_ACTIONS) as FieldAction[]).map((action) => ({
        what: `${role}: ${action}`,
        action,
        caller: standingOf(permit, role),
        make: () => inField(action, role),
      })),
    ),
    ...STAFF_ACTIONS.map((action) => ({
      what: action,
      action,
      caller: 'permitCRUD' as const,
      make: () => staff(action, place),
    })),
  ];
}

test('from every place of its way a permit moves where the table of moves leads, and stays as it was otherwise', async () => {
  const wrong: string[] = [];
  let made = 0;
  let refused = 0;
  for (const place of places) {
    const { state, pendingRole } = place.permit;
    for (const { what, action, caller, make } of movesFrom(place)) {
      await restorePermit(site.app, id, place.items);
      Object.assign(pins, place.pins);
      const { status } = await make();
      const { extension, handOver } = place.permit;
      const life = { isPast: false, isExtended: extension !== null, handOver: handOver?.turn ?? null };
      const isLegal = mayMove(
        { ...life, state, pendingRole, isSigned: isSignedByAnybody(place.permit) },
        action,
        caller,
      );
      const isSame = contentOf(await permitItems(site.app, id)) === contentOf(place.items);
      if (isLegal) made += 1;
      else refused += 1;
      // A drawn PIN goes to its person, which is accepted and not answered.
      const done = action === 'drawPin' ? 202 : 200;
      const isRight = isLegal ? status === done && !isSame : [401, 409].includes(status) && isSame;
      if (!isRight) wrong.push(`${place.name}, ${what}: ${status}, ${isSame ? 'unchanged' : 'changed'}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(places.map(({ name }) => name)).toHaveLength(15);
  process.stdout.write(`permit paths: ${made} moves made, ${refused} refused\n`);
});

/** What a refused move leaves as it was: all but the counts of guesses. */
function contentOf(items: readonly Item[]): string {
  return canonicalJson(items.filter(({ SK }) => !SK.startsWith('G#')));
}

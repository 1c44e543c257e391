import { afterAll, beforeAll, expect, test } from 'vitest';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { canonicalJson } from '../../../shared/content/canonical.ts';
import type { Item } from '../../../functions/store/items.ts';
import {
  isSignedByAnybody,
  mayMove,
  type PermitAction,
  type PermitCaller,
} from '../../../shared/permits/permit-moves.ts';
import { permitItems, restorePermit } from '../../fixtures/permit-snapshot.ts';
import { drafted, PermitSite, type Permit } from '../../fixtures/permit-walk.ts';

const NEW = { isPast: false, isExtended: false, handOver: null };
const ROLES = ['Creator', 'Worker', 'Grantor', 'WorkApprover'] as const;
const STAFF_ACTIONS = ['edit', 'submit', 'cancel', 'archive', 'unarchive', 'drawPin', 'remove'] as const;

/** A permit at one place of its way. */
type Place = { name: string; permit: Permit; items: Item[] };

let site: PermitSite;
let id = '';
let edits = 0;
let tries = 0;
const places: Place[] = [];
const pins: Record<string, string> = {};

async function remember(name: string): Promise<void> {
  places.push({ name, permit: (await site.get({ _id: id })).body, items: await permitItems(site.app, id) });
}

/** One permit in every place: at each turn, granted, done, refused, sent back, cancelled and put away. */
beforeAll(async () => {
  site = await PermitSite.start();
  id = (await drafted(site))._id;
  await remember('draft');
  const submitted = (await site.act({ _id: id }, 'submit')).body;
  for (const [place, { role }] of submitted.persons.entries()) pins[role] = await site.newPinOf(submitted, place);
  for (const role of ROLES) {
    await remember(`turn of ${role}`);
    await as(role, true);
  }
  await remember('work accepted');
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

/** Signs or refuses by the PIN of a role, with a token where the PIN still gives one. */
async function as(role: (typeof ROLES)[number], approve: boolean) {
  const { status, body } = await site.review(id, pins[role] ?? '', `198.51.100.${(tries += 1)}`);
  const signing = { signPin: pins[role], role, approve, reason: approve ? undefined : 'Ei näin.' };
  return status === 200 ? site.act({ _id: id }, 'sign', signing, body.token) : { status, body };
}

function staff(action: (typeof STAFF_ACTIONS)[number], { permit }: Place) {
  const person = permit.persons[1]._id;
  if (action === 'edit') return site.put(permit, { description: `Muutettu ${(edits += 1)}` });
  if (action === 'remove') return site.app.call(permitApi.remove, { params: { id } }, { token: site.tokens.foreman });
  if (action === 'drawPin')
    return site.app.call(permitApi.drawPin, { params: { id, personId: person } }, { token: site.tokens.foreman });
  return site.act(permit, action);
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
      const { status } = await make();
      const isLegal = mayMove(
        { ...NEW, state, pendingRole, isSigned: isSignedByAnybody(place.permit) },
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
  expect(places.map(({ name }) => name)).toHaveLength(10);
  process.stdout.write(`permit paths: ${made} moves made, ${refused} refused\n`);
});

/** What a refused move leaves as it was: all but the counts of guesses. */
function contentOf(items: readonly Item[]): string {
  return canonicalJson(items.filter(({ SK }) => !SK.startsWith('G#')));
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../functions/api/app.ts';
import type { App } from '../../../functions/http/answer.ts';
import type { Item } from '../../../functions/store/items.ts';
import type { World } from '../../../functions/world.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { permitItems, restorePermit } from '../../fixtures/permits/permit-snapshot.ts';
import { pausingWorld } from '../../fixtures/store/pausing-table.ts';
import { wrongs, type Told } from '../../fixtures/permits/permit-race.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { APPROVER_MAIL, CREATOR_MAIL, GRANTOR_MAIL, pinOf, WORKER_MAIL } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, type PermitAct, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signPermit } from '../../fixtures/permits/sign-permit.ts';
import { PERSON } from '../../fixtures/walk.ts';

const TURNS = [
  ['Creator', CREATOR_MAIL],
  ['Worker', WORKER_MAIL],
  ['Grantor', GRANTOR_MAIL],
  ['WorkApprover', APPROVER_MAIL],
] as const;
type Role = (typeof TURNS)[number][0];

/** A permit as it stands at somebody's turn, with what they sign by. */
type Turn = { role: Role; items: Item[]; permit: Permit; pin: string; token: string };

const ACTIONS = ['sign', 'refuse', 'cancel', 'edit'] as const;
/** What is done with a granted permit beside. */
const FIELD_ACTIONS = ['suspend', 'extend', 'handOver'] as const;
type Action = (typeof ACTIONS)[number] | (typeof FIELD_ACTIONS)[number];

let site: PermitSite;
const turns: Turn[] = [];
let edits = 0;
let successor = '';
beforeAll(async () => {
  site = await PermitSite.start();
  const permit = await submitPermit(site);
  successor = await site.inducted({ ...PERSON, firstName: 'Hanna', email: 'hanna@example.org' });
  const { _id } = permit;
  for (const [role, email] of TURNS) {
    const pin = await pinOf(site, email, permit);
    const token = (await reviewPermit(site, _id, pin)).body.token;
    turns.push({ role, items: await permitItems(site.app, _id), permit: (await site.get({ _id })).body, pin, token });
    await signPermit(site, { _id }, { role, signPin: pin });
  }
});
afterAll(() => site.app.stop());

const restore = ({ items, permit }: Turn) => restorePermit(site.app, permit._id, items);

/** Does one thing with the permit, through an app over a world, as whoever may. */
async function act(app: App, { role, permit, pin, token }: Turn, action: Action): Promise<Told> {
  const staff = site.tokens.foreman;
  const requests: Record<Action, readonly [PermitAct, string, object]> = {
    sign: ['sign', token, { signPin: pin, role }],
    refuse: ['sign', token, { signPin: pin, role, approve: false, reason: 'Ei näin.' }],
    cancel: ['cancel', staff, {}],
    suspend: ['suspend', staff, { reason: 'Tuuli nousi.' }],
    extend: ['extend', staff, { endTime: '2030-06-09', reason: 'Kesken.' }],
    handOver: ['handOver', staff, { personId: permit.persons[1]._id, to: { userFormId: successor } }],
    edit: ['update', staff, { version: permit.version, description: `Muutettu työ ${(edits += 1)}` }],
  };
  const [does, by, body] = requests[action];
  const got = await site.app.call(permitApi[does], { params: { id: permit._id }, body }, { token: by, app });
  return { action, status: got.status, code: got.body.code };
}

const mayBegin = ({ role }: Turn, action: Action) => {
  if (FIELD_ACTIONS.some((each) => each === action)) return role === 'WorkApprover';
  if (action === 'refuse') return role === 'Grantor' || role === 'WorkApprover';
  return action !== 'edit' || role === 'Creator' || role === 'Grantor';
};

const appOf = (world: World) => createApp(world);

describe('what two or three do with a permit at once', () => {
  test('leaves it as one after the other would, whenever the second comes in between', async () => {
    let runs = 0;
    const found: string[] = [];
    for (const turn of turns) {
      const actions = [...ACTIONS, ...FIELD_ACTIONS].filter((action) => mayBegin(turn, action));
      for (const first of actions) {
        for (const second of actions) {
          for (let at = 1; ; at += 1) {
            await restore(turn);
            const told: Told[] = [];
            const meanwhile = async () => told.push(await act(site.app.app, turn, second));
            const { world, hasPaused } = pausingWorld(site.app.world, { at, meanwhile });
            told.push(await act(appOf(world), turn, first));
            if (!hasPaused()) break;
            runs += 1;
            found.push(...(await wrongs(site, turn, told)).map((wrong) => `${turn.role}, ${first} at ${at}: ${wrong}`));
          }
        }
      }
    }
    expect(found).toEqual([]);
    expect(runs).toBeGreaterThan(200);
    process.stdout.write(`permit races of two: ${runs} interleavings, only legal ends\n`);
  });

  test('leaves it so too where a third comes between the second’s reading and writing', async () => {
    let runs = 0;
    const found: string[] = [];
    for (const turn of turns) {
      const actions = ACTIONS.filter((action) => mayBegin(turn, action));
      const all = actions.flatMap((a) => actions.flatMap((b) => actions.map((c) => [a, b, c] as const)));
      for (const [first, second, third] of all) {
        await restore(turn);
        const told: Told[] = [];
        const last = async () => told.push(await act(site.app.app, turn, third));
        const inner = writingWorld(site.app.world, last);
        const outer = writingWorld(site.app.world, async () => told.push(await act(appOf(inner), turn, second)));
        told.push(await act(appOf(outer), turn, first));
        runs += 1;
        found.push(
          ...(await wrongs(site, turn, told)).map((wrong) => `${turn.role}, ${first} ${second} ${third}: ${wrong}`),
        );
      }
    }
    expect(found).toEqual([]);
    process.stdout.write(`permit races of three: ${runs} interleavings, only legal ends\n`);
  });
});

/** The same world, but before its first transaction something else is done. */
function writingWorld(world: World, meanwhile: () => Promise<unknown>): World {
  let isDone = false;
  const { table } = world;
  const write: typeof table.write = async (writes) => {
    if (!isDone && writes.length > 1) {
      isDone = true;
      await meanwhile();
    }
    return table.write(writes);
  };
  const get = (target: typeof table, name: string | symbol): unknown => {
    const value: unknown = name === 'write' ? write : Reflect.get(target, name, target);
    return typeof value === 'function' ? value.bind(target) : value;
  };
  return { ...world, table: new Proxy(table, { get }) };
}

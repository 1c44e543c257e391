import { sessionJwt } from '../../../functions/security/tokens/staff-token.ts';
import { signToken } from '../../../functions/security/tokens/token.ts';
import { findUser, findUserByEmail } from '../../../functions/store/entities/users/users.ts';
import { KEY_ROLES } from '../../../shared/api-keys/key-roles.ts';
import { apiKeyApi } from '../../../shared/api-keys/api-key-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { ASSIGNABLE_ROLES, type StaffRole } from '../../../shared/core/roles.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import type { Kind, Thing } from './things.ts';

/** A kind of caller. What it owns depends on the thing that a call names. */
export type Caller = {
  name: string;
  /** None for the anonymous. */
  kind: 'anonymous' | 'worker' | 'cardHolder' | 'reviewer' | 'viewer' | 'staff';
  roles: readonly StaffRole[];
  /** The token for a call about a thing. */
  tokenFor: (kind: Kind | undefined, thing: Thing | undefined) => Promise<string | undefined>;
  /** Has the next call begin a session of its own; whoever has no sessions has nothing to begin. */
  beginAnew?: () => void;
  isStranger?: true;
  /** A program with an API key. */
  isKey?: true;
  owns?: 'thing' | 'claim' | 'self';
  id?: string;
};

const LIFE_SECONDS = 3600;
const ALONE: readonly StaffRole[] = [...ASSIGNABLE_ROLES, 'manager', 'user'];

/** A token of a new session without a login: what a login costs is no matter here. */
export async function staffToken(app: TestApp, { _id }: { _id: string }): Promise<string> {
  const user = await findUser(app.world.table, _id);
  if (!user) throw new Error(`there is no user ${_id}`);
  return sessionJwt(app.world, user, { browser: '', network: '' });
}

/** Calls of one user share a session until something may have ended it. */
function sessionsOf(app: TestApp, user: { _id: string }): Required<Pick<Caller, 'tokenFor' | 'beginAnew'>> {
  let token: Promise<string> | undefined;
  return { tokenFor: () => (token ??= staffToken(app, user)), beginAnew: () => (token = undefined) };
}

type NewUser = { company: string; roles: readonly StaffRole[] };

export async function newUser(app: TestApp, root: string, { company, roles }: NewUser) {
  const body = { name: roles.join(' ').slice(0, 80), email: `${uuid()}@example.org`, roles, company };
  const got = await app.call(userApi.create, { body }, { token: root });
  if (got.status !== 201) throw new Error(JSON.stringify(got.body));
  return { _id: String(got.body._id), company };
}

/** A key of a company with every role that a key can have. */
async function apiKey(app: TestApp, root: string, company: string): Promise<string> {
  const body = { name: 'Avain', roles: [...KEY_ROLES], company };
  return (await app.ask(apiKeyApi.make, { body }, { token: root })).key;
}

/** Every kind of caller: nobody, holders of tokens of this and of another thing, each role alone, the claimer, and another company's people. */
export async function everyCaller(
  app: TestApp,
  {
    root,
    company,
    elsewhere,
    other,
  }: { root: string; company: string; elsewhere: string; other: { userForm: Thing; card: Thing; permit: Thing } },
): Promise<Caller[]> {
  const rootId = String((await findUserByEmail(app.world.table, 'root@example.com'))?._id);
  const holder = (id: string, its: string) =>
    signToken(app.world, { kind: 'cardHolder', sub: id, company: its, epoch: 1 }, LIFE_SECONDS);
  const staff = async (name: string, roles: readonly StaffRole[], more: Partial<Caller> = {}): Promise<Caller> => {
    const user = await newUser(app, root, { company: more.isStranger ? elsewhere : company, roles });
    return { name, kind: 'staff', roles, ...sessionsOf(app, user), id: user._id, ...more };
  };
  const fixed = (token: string | undefined) => () => Promise.resolve(token);
  return [
    { name: 'anonymous', kind: 'anonymous', roles: [], tokenFor: fixed(undefined) },
    {
      name: 'worker: own',
      kind: 'worker',
      roles: [],
      owns: 'thing',
      tokenFor: (kind, thing) => Promise.resolve(kind === 'userForm' ? thing?.token : other.userForm.token),
    },
    { name: 'worker: other', kind: 'worker', roles: [], tokenFor: fixed(other.userForm.token) },
    {
      name: 'card: own',
      kind: 'cardHolder',
      roles: [],
      owns: 'thing',
      tokenFor: (kind, thing) => holder(kind === 'card' && thing ? thing.id : other.card.id, company),
    },
    { name: 'card: other', kind: 'cardHolder', roles: [], tokenFor: () => holder(other.card.id, company) },
    {
      name: 'permit PIN: own',
      kind: 'reviewer',
      roles: [],
      owns: 'thing',
      tokenFor: (kind, thing) => Promise.resolve(kind === 'permit' ? thing?.token : other.permit.token),
    },
    { name: 'permit PIN: other', kind: 'reviewer', roles: [], tokenFor: fixed(other.permit.token) },
    {
      name: 'permit print',
      kind: 'viewer',
      roles: [],
      owns: 'thing',
      tokenFor: (kind, thing) => Promise.resolve(kind === 'permit' ? thing?.viewToken : other.permit.viewToken),
    },
    { name: 'root', kind: 'staff', roles: ['root'], ...sessionsOf(app, { _id: rootId }) },
    ...(await Promise.all(ALONE.map((role) => staff(role, [role])))),
    await staff('claimer', ['user'], { owns: 'claim' }),
    await staff('the user', ['user'], { owns: 'self' }),
    {
      name: 'API key',
      kind: 'staff',
      roles: KEY_ROLES,
      isKey: true,
      tokenFor: fixed(await apiKey(app, root, company)),
    },
    await staff('stranger', [...ASSIGNABLE_ROLES, 'manager'], { isStranger: true }),
  ];
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../../functions/api/endpoints.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import type { AnyEndpoint } from '../../../shared/core/endpoint.ts';
import { pathAbout } from '../../fixtures/endpoint-path.ts';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { expectFound } from '../../fixtures/expect-found.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { undocumented } from '../api/documented-answers.ts';
import { everyCaller, newUser, staffToken, type Caller } from './callers.ts';
import { PermissionsPage } from './permissions-page.ts';
import type { Row } from './row.ts';
import { ROWS } from './rows.ts';
import { Things, type Kind, type Thing } from './things.ts';
import { expected, found, type Place } from './verdicts.ts';
import { ASSIGNABLE_ROLES } from '../../../shared/core/roles.ts';

const ENDPOINTS_BY_NAME = Object.entries(ENDPOINTS).flatMap(([feature, all]) =>
  Object.entries(all).map(([name, endpoint]) => [`${feature}.${name}`, endpoint] as const),
);

const KINDS: readonly [RegExp, Kind][] = [
  [/^\/(user-forms|edit-codes\/userForm|token)\/:id/, 'userForm'],
  [/^\/user-forms\/ids|^\/messages$/, 'userForm'],
  [/^\/induction-forms\/:id/, 'inductionForm'],
  [/^\/permit-forms\/:id/, 'permitForm'],
  [/^\/passes\/:id/, 'pass'],
  [/^\/permits\/:id|^\/token\/permit-review/, 'permit'],
  [/^\/projects\/:id\/workers\/:workerId/, 'worker'],
  [/^\/projects\/:id\/inspector-links\/:linkId/, 'inspectorLink'],
  [/^\/inspections\/:id/, 'inspection'],
  [/^\/gates\/:id/, 'gate'],
  [/^\/projects\/:id\/(presence|drills)/, 'presence'],
  [/^\/(projects|cards\/project|permits\/project)\/:id/, 'project'],
  [/^\/(cards|edit-codes\/card)\/:id/, 'card'],
  [/^\/users\/:id|^\/user-forms\/user/, 'user'],
  [/^\/companies\/:id/, 'company'],
  [/^\/departments\/:id/, 'department'],
  [/^\/api-keys\/:id/, 'apiKey'],
  [/^\/webhooks\/:id/, 'webhook'],
  [/^\/data-requests\/:id/, 'dataRequest'],
];
const kindOf = ({ path }: AnyEndpoint) => KINDS.find(([pattern]) => pattern.test(path))?.[1];

let app: TestApp;
let callers: Caller[];
let places: Record<Exclude<Place, 'nothing'>, Things>;
const standing = new Map<string, Thing>();
const counts = { cells: 0 };
const page = new PermissionsPage();
const BOTH: readonly Place[] = ['own company', 'other company'];
const NOTHING: readonly Place[] = ['nothing'];

beforeAll(async () => {
  app = await startSeededApp();
  const root = await app.login('root@example.com');
  const made = async (company: string) => {
    const user = await newUser(app, root, { company, roles: [...ASSIGNABLE_ROLES, 'manager'] });
    return new Things(app, { newToken: () => staffToken(app, user), company });
  };
  const { items } = await app.ask(companyApi.list, { query: { sort: 'name' } }, { token: root });
  const own = expectFound(items[0])._id;
  const other = expectFound(items[1])._id;
  places = { 'own company': await made(own), 'other company': await made(other) };
  const others = {
    userForm: await places['own company'].make('userForm'),
    card: await places['own company'].make('card'),
    permit: await places['own company'].make('permit'),
  };
  callers = await everyCaller(app, { root, company: own, elsewhere: other, other: others });
});
afterAll(() => app.stop());

type Asking = { caller: Caller; row: Row; method: string };

/** The thing that a call names: the caller's own where they own such, else one that stands for all, or one for this call only. */
async function thingFor(kind: Kind, place: Place, { caller, row, method }: Asking): Promise<Thing> {
  const things = places[place === 'other company' ? 'other company' : 'own company'];
  if (caller.owns === 'self' && kind === 'user' && place === 'own company') return { id: caller.id ?? '' };
  const key = `${place} ${kind} ${caller.owns === 'claim' ? 'claimed' : ''}`;
  const isFresh = isChanging(kind, place, { caller, row, method });
  const known = isFresh ? undefined : standing.get(key);
  const thing = known ?? (await things.make(kind));
  if (!isFresh) standing.set(key, thing);
  if (!known && caller.owns === 'claim' && kind === 'userForm' && place === 'own company') await claim(caller, thing);
  return thing;
}

/** Whether the call may make the next one be answered otherwise; who is refused changes nothing. */
function isChanging(kind: Kind, place: Place, { caller, row, method }: Asking): boolean {
  return row.fresh === true && expected(caller, row, { place, kind, method }) === 'yes';
}

async function claim(caller: Caller, { id, token }: Thing): Promise<void> {
  const got = await app.call(
    userFormActionApi.claim,
    { params: { id }, body: { token } },
    { token: await caller.tokenFor('userForm', undefined) },
  );
  if (got.status !== 200) throw new Error(JSON.stringify(got.body));
}

/** What is said of a session that has ended, and of one that is older than five minutes, as it may be on a busy machine: not of the caller. */
const ENDED_SESSION: ReadonlySet<unknown> = new Set(['unauthorized', 'confirm_required']);

type Cell = { endpoint: AnyEndpoint; row: Row; place: Place };

/** Whoever has the link of a print knows its permit by the id of the link. */
function knownAs(thing: Thing | undefined, caller: Caller, row: Row): string {
  const isPrint = caller.kind === 'viewer' && !row.who.includes('anyone');
  return (isPrint ? thing?.viewId : undefined) ?? thing?.id ?? 'A'.repeat(22);
}

async function call(caller: Caller, { endpoint, row, place }: Cell) {
  const kind = kindOf(endpoint);
  const thing =
    kind && place !== 'nothing' ? await thingFor(kind, place, { caller, row, method: endpoint.method }) : undefined;
  const id = knownAs(thing, caller, row);
  const path = pathAbout(endpoint, { id, personId: thing?.personId ?? id });
  counts.cells += 1;
  const { company } = places[place === 'other company' ? 'other company' : 'own company'];
  const ask = async () =>
    app.request(endpoint.method, row.query ? `${path}?${row.query(company, id)}` : path, {
      token: await caller.tokenFor(kind, thing),
      ...(endpoint.method === 'GET' ? {} : { body: row.body?.(counts.cells, id, thing) ?? {} }),
      address: `198.51.100.${counts.cells % 250}`,
    });
  const got = await ask();
  const isRefused = ENDED_SESSION.has(got.body?.code);
  if (isRefused || (endpoint.method !== 'GET' && got.status < 300)) caller.beginAnew?.();
  return isRefused && caller.beginAnew ? ask() : got;
}

describe('who may call what', () => {
  test('is said of every endpoint, and of none that is not there', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(ENDPOINTS_BY_NAME.map(([name]) => name).toSorted());
  });

  test.each(ENDPOINTS_BY_NAME)('%s', async (name, endpoint) => {
    const row = ROWS[name];
    if (!row) throw new Error(`${name} has no row in rows.ts`);
    const kind = kindOf(endpoint);
    const wrong: string[] = [];
    for (const place of kind ? BOTH : NOTHING) {
      for (const caller of callers) {
        const got = await call(caller, { endpoint, row, place });
        const [is, should] = [found(got, row), expected(caller, row, { place, kind, method: endpoint.method })];
        page.add(name, { caller: caller.name, place, verdict: is });
        if (is !== should)
          wrong.push(`${place}, ${caller.name}: ${is} (${got.status} ${got.body.code}), not ${should}`);
        wrong.push(...undocumented(endpoint, got).map((what) => `${place}, ${caller.name}: ${what}`));
      }
    }
    expect(wrong).toEqual([]);
  });

  test('is what the page of permissions shows', async () => {
    await expect(page.text(callers.map(({ name }) => name))).toMatchFileSnapshot(
      '../../../docs/measured/permissions.md',
    );
  });
});

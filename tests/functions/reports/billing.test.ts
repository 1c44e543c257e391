import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { reportApi } from '../../../shared/reports/report-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { billingMonth } from '../../../shared/reports/billing.ts';
import { type Got, type TestApp } from '../../fixtures/test-app.ts';
import { PERSON, saveDetails, signPage, start, startSeededApp, type Started } from '../../fixtures/walk.ts';

type Dropped = { user: string; reason: string };
type Made = Started & { person?: Person | undefined; startedAt: Date; signedAt?: Date; archived: boolean };
type Person = { firstName: string; lastName: string; taxNumber: string; birthday: string };

const PEOPLE: readonly Person[] = [
  { firstName: 'Aino', lastName: 'Yksi', taxNumber: '100000000001', birthday: '' },
  { firstName: 'Aino', lastName: 'Ykkönen', taxNumber: '100000000001', birthday: '' },
  { firstName: 'Kalle', lastName: 'Kaksi', taxNumber: '', birthday: '1.2.1990' },
  { firstName: 'KALLE', lastName: 'kaksi', taxNumber: '', birthday: '1.2.1990' },
  { firstName: 'Kalle', lastName: 'Kaksi', taxNumber: '', birthday: '' },
];

let app: TestApp;
let tokens: Record<'manager' | 'admin' | 'root' | 'other', string>;
let form: Got['body'];
const made: Made[] = [];

beforeAll(async () => {
  app = await startSeededApp();
  moveToEndOfMonth();
  tokens = {
    manager: await app.login('manager@example.com'),
    admin: await app.login('admin@example.com'),
    root: await app.login('root@example.com'),
    other: await app.login('admin@toinen.example.com'),
  };
  const page = { title: 'Sivu', minReadTime: 0, content: [{ kind: 'p', lines: ['Lue tämä.'] }] };
  const body = { meta: { name: 'Laskutettava' }, pages: [page, page] };
  form = (await app.call(inductionFormApi.create, { body }, { token: await app.login('editor@example.com') })).body;
});
afterAll(() => app.stop());

/** Sets the clock to an hour before a month ends in Helsinki, so that what follows falls into two months. */
function moveToEndOfMonth(): void {
  const HOUR_SECONDS = 3600;
  const month = () => billingMonth(new Date(app.world.now().getTime() + HOUR_SECONDS * 1000).toISOString());
  const before = month();
  while (month() === before) app.pass(600);
  app.pass(-600);
}

const firstOf = (at: Date) => `${billingMonth(at.toISOString())}-01`;
const monthAfter = (first: string) => firstOf(new Date(Date.parse(first) + 33 * 24 * 3600 * 1000));
const report = (startOf: string, end: string, token = tokens.admin): Promise<Got> =>
  app.call(reportApi.billing, { query: { start: startOf, end } }, { token });
const rowOf = async (first: string) => (await report(first, monthAfter(first))).body[0];

/** What rule 10.1 makes of everything that was made: counted afresh from what the API accepted. */
function recounted(first: string): { count: number; dropped: Dropped[] } {
  const month = first.slice(0, 7);
  const isIn = (at: Date | undefined) => at !== undefined && billingMonth(at.toISOString()) === month;
  const nameOf = ({ person }: Made) => (person ? `${person.firstName} ${person.lastName}` : '');
  const signed = made.filter(({ signedAt }) => isIn(signedAt));
  signed.sort((a, b) => Number(a.signedAt) - Number(b.signedAt));
  const seen = new Set<string>();
  const dropped: Dropped[] = [];
  for (const induction of signed) {
    const { taxNumber, birthday, firstName, lastName } = induction.person ?? {
      taxNumber: '',
      birthday: '',
      firstName: '',
      lastName: '',
    };
    const who = taxNumber || (birthday === '' ? induction.id : `${firstName} ${lastName} ${birthday}`.toLowerCase());
    if (seen.has(who)) dropped.push({ user: nameOf(induction), reason: 'duplicate' });
    seen.add(who);
  }
  const unsigned = made.filter((induction) => induction.signedAt === undefined && isIn(induction.startedAt));
  dropped.push(
    ...unsigned.map((induction) => ({ user: nameOf(induction), reason: induction.archived ? 'archived' : 'unsigned' })),
  );
  return { count: seen.size, dropped };
}

async function begin(): Promise<void> {
  const startedAt = app.world.now();
  made.push({ ...(await start(app, form.meta.pin)), startedAt, archived: false });
}

async function name(induction: Made, person: Person): Promise<void> {
  const current = await app.call(userFormApi.get, { params: { id: induction.id } }, { token: tokens.manager });
  const got = await saveDetails(app, induction, { ...PERSON, ...person }, current.body.version);
  // What is billed stays as it was signed, also where a returned induction gets another name.
  if (got.status === 200 && induction.signedAt === undefined) induction.person = person;
}

async function sign(induction: Made): Promise<void> {
  app.pass(30);
  for (let index = 0; index < induction.body.pages.length; index += 1) {
    const body = await app.ask(userFormApi.get, { params: { id: induction.id } }, { token: tokens.manager });
    const version = body.pages[index]?.version;
    const before = app.world.now();
    const got =
      version === 0
        ? await signPage(app, induction, index)
        : await app.call(
            userFormApi.signPage,
            { params: { id: induction.id, pageIndex: String(index) }, body: { version } },
            { token: induction.token },
          );
    if (got.status === 200 && got.body.formSigned) induction.signedAt ??= before;
  }
}

async function act(induction: Made, action: 'archive' | 'unarchive'): Promise<void> {
  const got = await app.call(userFormActionApi[action], { params: { id: induction.id } }, { token: tokens.admin });
  if (got.status === 200) induction.archived = action === 'archive';
}

const COMMANDS = {
  begin: () => begin(),
  name: (induction: Made, person: Person) => name(induction, person),
  sign: (induction: Made) => sign(induction),
  finish: async (induction: Made, person: Person) => {
    await name(induction, person);
    await sign(induction);
  },
  archive: (induction: Made) => act(induction, 'archive'),
  unarchive: (induction: Made) => act(induction, 'unarchive'),
  approve: (induction: Made) =>
    app.call(
      userFormActionApi.approve,
      { params: { id: induction.id }, body: { approved: true } },
      { token: tokens.manager },
    ),
  giveBack: (induction: Made) =>
    app.call(
      userFormActionApi.returnPages,
      { params: { id: induction.id }, body: { reason: 'Tarkista', pages: [1] } },
      { token: tokens.manager },
    ),
  wait: () => Promise.resolve(app.pass(600)),
  settle: () => Promise.all([app.settle(), app.settle()]),
} satisfies Record<string, (induction: Made, person: Person) => Promise<unknown>>;

const command = fc.record({
  does: fc.constantFrom(...(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]), 'begin' as const, 'finish' as const),
  which: fc.nat(3),
  person: fc.constantFrom(...PEOPLE),
});

describe('the billing report', () => {
  test('is what a recount finds, after whatever happened in whatever order, and however often work was done', async () => {
    const months = [firstOf(app.world.now()), monthAfter(firstOf(app.world.now()))];
    const property = fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 12 }), async (commands) => {
      await begin();
      for (const { does, which, person } of commands) {
        const induction = made.at(-1 - which) ?? made.at(-1);
        if (induction) await COMMANDS[does](induction, person);
      }
      await app.settle();
      for (const first of months) {
        const { counts, dropped } = await rowOf(first);
        const expected = recounted(first);
        const reported = counts.reduce(
          (sum: number, { inductionCount }: { inductionCount: number }) => sum + inductionCount,
          0,
        );
        const sorted = (all: Dropped[]) =>
          all.map(({ user, reason }) => `${user} ${reason}`).toSorted((a, b) => a.localeCompare(b));
        expect({ first, reported, dropped: sorted(dropped) }).toEqual({
          first,
          reported: expected.count,
          dropped: sorted(expected.dropped),
        });
      }
    });
    await fc.assert(property, { numRuns: 8 });
  });

  test('names the forms, and is one row to an admin, a row of every company to root', async () => {
    const first = firstOf(made[0]?.startedAt ?? app.world.now());
    const end = monthAfter(monthAfter(first));
    const own = (await report(first, end)).body;
    expect(own).toHaveLength(1);
    expect(own[0].company).toBe('Rakennus Oy Esimerkki');
    expect(own[0].counts).toEqual([
      {
        inductionForm: { _id: form._id, pin: form.meta.pin, name: 'Laskutettava' },
        inductionCount: recounted(first).count + recounted(monthAfter(first)).count,
      },
    ]);
    const months = [first, monthAfter(first)].map((each) => ({
      month: each.slice(0, 7),
      inductionCount: recounted(each).count,
    }));
    expect(own[0].months).toEqual(months.filter(({ inductionCount }) => inductionCount > 0));
    const { body: all } = await report(first, end, tokens.root);
    expect(all.map(({ company }: { company: string }) => company)).toEqual([
      'Rakennus Oy Esimerkki',
      'Toinen Yritys Oy',
    ]);
    expect(all[0]).toEqual(own[0]);
    expect((await report(first, end, tokens.other)).body).toEqual([{ ...all[1], counts: [], months: [], dropped: [] }]);
  });

  test.each([
    ['2026-11-02', '2026-12-01', 'start'],
    ['2017-12-01', '2018-02-01', 'start'],
    ['november', '2026-12-01', 'start'],
    ['2026-11-01', '2026-11-01', 'end'],
    ['2026-11-01', '2026-10-01', 'end'],
    ['2026-11-01', '2026-13-01', 'end'],
    ['2018-01-01', '2026-06-01', 'end'],
  ])('from %s to %s is refused at its %s', async (from, to, path) => {
    expect(await report(from, to)).toMatchObject({ status: 422, body: { issues: [{ path, code: 'invalid_value' }] } });
  });

  test('of a hundred months is given, and to nobody but admins', async () => {
    expect((await report('2018-01-01', '2026-05-01')).status).toBe(200);
    expect((await report('2026-11-01', '2026-12-01', tokens.manager)).status).toBe(403);
    expect(
      (await app.call(reportApi.billing, { query: { start: '2026-11-01' } }, { token: tokens.admin })).status,
    ).toBe(400);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, saveDetails, start, startSeededApp, type Started } from '../../fixtures/walk.ts';
import { registerCheckApi } from '../../../shared/user-forms/register-check/register-check-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';

let app: TestApp;
let manager: string;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.registers.isDown = false;
  app.pass(60);
  manager = await app.login('manager@example.com');
});

async function induction(user: object): Promise<Started> {
  const started = await start(app, RICH_PIN);
  const got = await saveDetails(app, started, user);
  if (got.status !== 200) throw new Error(JSON.stringify(got.body));
  return started;
}

const check = ({ id }: Started, token = manager) =>
  app.call(registerCheckApi.validateTaxNumber, { params: { id } }, { token });
const validationOf = async ({ id }: Started) =>
  (await app.ask(userFormApi.get, { params: { id } }, { token: manager })).meta.taxNumberValidation;

const KNOWN = { ...PERSON, firstName: 'Matti', lastName: 'MEIKÄLÄINEN', taxNumber: '100000000001' };

describe('the check of a tax number', () => {
  test('of a person in the register says so in the words of the register, and is kept with time and source', async () => {
    const started = await induction({ ...KNOWN, birthday: '29.2.1980' });
    const { status, body } = await check(started);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        valid: true,
        invalidBirthday: false,
        FirstName: 'Matti Johannes',
        LastName: 'Meikäläinen',
        TaxNumberMatchBirthday: true,
        state: 'registered',
        source: 'tax.example.com',
      },
    });
    expect(await validationOf(started)).toEqual({
      state: 'registered',
      checkedAt: body.checkedAt,
      source: 'tax.example.com',
      isFirstNameRight: true,
      isLastNameRight: true,
      isBirthdayRight: true,
    });
    const list = await app.call(
      userFormSearchApi.listOfForm,
      { params: { id: started.body.inductionForm._id } },
      { token: manager },
    );
    expect(list.body.items.find(({ _id }) => _id === started.id)?.meta.taxNumberState).toBe('registered');
  });

  test.each([
    ['a first name that is not hers', { ...KNOWN, firstName: 'Maija' }, 'name_mismatch'],
    ['a last name of another', { ...KNOWN, lastName: 'Virtanen' }, 'name_mismatch'],
    ['another birthday', { ...KNOWN, birthday: '1.3.1980' }, 'birthday_mismatch'],
    ['a number that nobody has', { ...KNOWN, taxNumber: '999999999999' }, 'not_found'],
    [
      'a number with leading zeros',
      { ...KNOWN, firstName: 'Nuutti', lastName: 'nuori', taxNumber: '000000000008' },
      'registered',
    ],
  ])('with %s', async (_, user, state) => {
    const started = await induction(user);
    expect((await check(started)).body).toMatchObject({ state, valid: state !== 'not_found' });
    expect((await validationOf(started))?.state).toBe(state);
  });

  test('never says valid where nothing was asked: the register is down, or the number is none', async () => {
    const started = await induction(KNOWN);
    app.registers.isDown = true;
    const unasked = { valid: false, state: 'not_checked', FirstName: null, TaxNumberMatchBirthday: null };
    expect((await check(started)).body).toMatchObject(unasked);
    const before = app.registers.asked.length;
    expect((await check(started)).body).toMatchObject(unasked);
    expect(app.registers.asked).toHaveLength(before);
    const broken = await induction({ ...PERSON, taxNumber: '12345' });
    expect((await check(broken)).body).toMatchObject({ valid: false, state: 'format_error' });
    const without = await induction({ ...PERSON, taxNumber: '' });
    expect(await check(without)).toMatchObject({ status: 422, body: { issues: [{ path: 'user.taxNumber' }] } });
  });

  test('that nobody answered is made again by itself until the register does, and only for the same details', async () => {
    const [same, changed] = [await induction(KNOWN), await induction({ ...KNOWN, email: 'b@example.org' })];
    app.registers.isDown = true;
    expect((await check(same)).body.state).toBe('not_checked');
    expect((await check(changed)).body.state).toBe('not_checked');
    await app.settle();
    expect(await validationOf(same)).toMatchObject({ state: 'not_checked' });
    await saveDetails(app, changed, { ...KNOWN, email: 'c@example.org', firstName: 'Mikko' }, 1);
    app.pass(16 * 60);
    await app.settle();
    manager = await app.login('manager@example.com');
    expect(await validationOf(same)).toMatchObject({ state: 'not_checked' });
    app.registers.isDown = false;
    const asked = app.registers.asked.length;
    app.pass(61 * 60);
    await Promise.all([app.settle(), app.settle()]);
    expect(await validationOf(same)).toMatchObject({ state: 'registered', source: 'tax.example.com' });
    expect(await validationOf(changed)).toBeNull();
    expect(app.registers.asked.length - asked).toBeGreaterThanOrEqual(1);
    const settled = app.registers.asked.length;
    app.pass(24 * 3600);
    await app.settle();
    expect(app.registers.asked).toHaveLength(settled);
  });

  test('that the register never answers is given up after five tries', async () => {
    const started = await induction(KNOWN);
    app.registers.isDown = true;
    await check(started);
    const asked = app.registers.asked.length;
    for (let hour = 0; hour < 72; hour += 1) {
      app.pass(3600);
      await app.settle();
    }
    expect(app.registers.asked.length - asked).toBe(5);
    manager = await app.login('manager@example.com');
    expect(await validationOf(started)).toMatchObject({ state: 'not_checked' });
  });

  test('a register that is down takes nothing away that was known before', async () => {
    const started = await induction(KNOWN);
    await check(started);
    app.registers.isDown = true;
    expect((await check(started)).body.state).toBe('not_checked');
    expect((await validationOf(started))?.state).toBe('registered');
  });

  test('is forgotten when the name, the number or the birthday is changed, and stays when another detail is', async () => {
    const started = await induction(KNOWN);
    await check(started);
    await saveDetails(app, started, { ...KNOWN, phoneNumber: '+358401234599' }, 1);
    expect((await validationOf(started))?.state).toBe('registered');
    await saveDetails(app, started, { ...KNOWN, lastName: 'Toinen' }, 2);
    expect(await validationOf(started)).toBeNull();
  });

  test('without a configured register is 503, and only staff who read inductions of the company may ask', async () => {
    const started = await induction(KNOWN);
    const register = app.world.taxNumberRegister;
    app.world.taxNumberRegister = undefined;
    expect(await check(started)).toMatchObject({ status: 503, body: { code: 'not_configured' } });
    app.world.taxNumberRegister = register;
    const refused = async (account: string) => (await check(started, await app.login(account))).status;
    expect(await refused('viewer@example.com')).toBe(403);
    expect(await refused('admin@toinen.example.com')).toBe(404);
    expect((await check(started, started.token)).status).toBe(403);
  });
});

describe('the business id of a company', () => {
  const lookup = ({ id, token }: Started, as = token): Promise<Got> =>
    app.call(registerCheckApi.businessId, { params: { id } }, { token: as });

  test('is found by the exact name, however it is written, and kept in the form', async () => {
    const started = await induction({ ...PERSON, company: 'teline-taru  OY' });
    expect(await lookup(started)).toMatchObject({
      status: 200,
      body: { businessId: '9098702-0', state: 'found', source: 'companies.example.com' },
    });
    const { body } = await app.call(userFormApi.get, { params: { id: started.id } }, { token: manager });
    expect(body.meta.businessIdLookup).toMatchObject({ businessId: '9098702-0' });
    expect(body.version).toBe(1);
    expect((await lookup(started, manager)).body.businessId).toBe('9098702-0');
    await saveDetails(app, started, { ...PERSON, company: 'Teline' }, 1);
    const changed = await app.call(userFormApi.get, { params: { id: started.id } }, { token: manager });
    expect(changed.body.meta.businessIdLookup).toBeNull();
  });

  test('is not guessed of a beginning, is the given one where one was given, and nothing where the register is down', async () => {
    const beginning = await induction({ ...PERSON, company: 'Teline' });
    expect((await lookup(beginning)).body).toMatchObject({ businessId: null, state: 'not_found' });
    const given = await induction({ ...PERSON, company: 'Teline-Taru Oy', businessId: '0112038-9' });
    expect((await lookup(given)).body).toMatchObject({ businessId: '0112038-9', state: 'given' });
    app.registers.isDown = true;
    const unknown = await induction({ ...PERSON, company: 'Hissi Haave Oy' });
    expect((await lookup(unknown)).body).toMatchObject({ businessId: null, state: 'not_checked' });
  });

  test('without a configured register is 503, and another company knows no such form', async () => {
    const started = await induction({ ...PERSON, company: 'Vartiointi' });
    const register = app.world.companyRegister;
    app.world.companyRegister = undefined;
    expect(await lookup(started)).toMatchObject({ status: 503, body: { code: 'not_configured' } });
    app.world.companyRegister = register;
    expect((await lookup(started, await app.login('admin@toinen.example.com'))).status).toBe(404);
  });
});

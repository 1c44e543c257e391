import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changedFormWrites,
  findInductionForm,
  newFormWrites,
} from '../../../functions/store/entities/induction-forms/induction-forms.ts';
import { permits } from '../../../functions/store/entities/permits/permit-record.ts';
import { findPermit } from '../../../functions/store/entities/permits/permits.ts';
import { pageOf, userFormItem, userFormRowOf } from '../../../functions/store/entities/user-forms/user-form-items.ts';
import { findUserForm } from '../../../functions/store/entities/user-forms/user-forms.ts';
import type { Item } from '../../../functions/store/items.ts';
import { startTestApp, type TestApp } from '../../fixtures/test-app.ts';
import { COMPANY, CREATED, ID, STORED } from './stored-items.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const table = () => app.world.table;
const put = (item: Item) => table().write([{ put: item }]);
const stored = ({ PK, SK }: Item) => table().get({ PK, SK });

describe('items that are in the table today', () => {
  test('a permit is read, changed in what has changed alone, and written anew as it is stored', async () => {
    await put(STORED.permit);
    const before = await findPermit(table(), ID);
    const { row, ...item } = STORED.permit;
    const {
      PK: _,
      SK: __,
      GSI1PK: ___,
      GSI1SK: ____,
      GSI2PK: _7,
      GSI2SK: _8,
      entity: _____,
      id: ______,
      ...beside
    } = item;
    const { pendingRole: _role, waitingFor: _name, isSigned: _signed, ...shown } = row;
    expect(before).toEqual({ _id: ID, ...beside, ...shown });
    if (!before) return;
    expect(permits.itemOf(before)).toEqual(STORED.permit);
    await table().write(permits.changedWrites(before, { ...before, description: 'Louhinta', version: 4 }));
    expect(await stored(STORED.permit)).toEqual({ ...STORED.permit, description: 'Louhinta', version: 4 });
  });

  test('a permit says that nobody has signed it by saying nothing', () => {
    const { isSigned: _, ...row } = STORED.permit.row;
    const draft = { ...STORED.permit, persons: [], row };
    const unsaid = { zones: [], isSigned: false, isSuspended: false, isWatched: false, waitingForUser: null };
    expect(permits.rowOf(draft)).toEqual({ _id: ID, company: COMPANY, ...row, ...unsaid });
    expect(permits.itemOf(permits.ofItem(draft))['row']).toEqual({ ...row, isSigned: undefined });
  });

  test('an induction form is read with what is counted and held, and changed in its settings alone', async () => {
    const held = { ...STORED.inductionForm.row, held: '2026-01-02' };
    const item = { ...STORED.inductionForm, row: held, on2: 3, ofDay: { day: '2026-01-02', started: 1, signed: 0 } };
    await put(item);
    const before = await findInductionForm(table(), ID);
    const { started, signed, waiting, latestSigned, ...row } = held;
    const { version, contentVersion, emailSetting, startsPerDay } = item;
    expect(before).toEqual({
      _id: ID,
      company: COMPANY,
      version,
      contentVersion,
      emailSetting,
      startsPerDay,
      ...row,
      tally: { started, signed, waiting, latestSigned },
      standing: { 2: 3 },
    });
    if (!before) return;
    await table().write(changedFormWrites(before, { ...before, name: 'Runko', startsPerDay: 500, version: 2 }));
    const changed = { ...item, name: 'Runko', startsPerDay: 500, version: 2, row: { ...held, name: 'Runko' } };
    expect(await stored(item)).toEqual(changed);
  });

  test('an induction form is written anew as it is stored, and one of before has no number of starts', async () => {
    const { startsPerDay: _, ...older } = STORED.inductionForm;
    await put(older);
    const form = await findInductionForm(table(), ID);
    expect(form).toMatchObject({ startsPerDay: null, held: null });
    if (!form) return;
    const { PK, SK } = older;
    await table().write([{ delete: { PK, SK } }]);
    await table().write(newFormWrites(form));
    expect(await stored(older)).toEqual(STORED.inductionForm);
  });

  test('an induction is read with the person of its row and of its contact details, and written anew as it is stored', async () => {
    await put(STORED.userForm);
    const head = await findUserForm(table(), ID);
    const { firstName, lastName, company, taxNumber: _, formId, taxNumberState: __, ...shown } = STORED.userForm.row;
    const { version, pin, user } = STORED.userForm;
    const later = { isLinkTexted: false, businessIdLookup: null, returned: null, billedAs: null };
    expect(head).toMatchObject({
      _id: ID,
      company: COMPANY,
      version,
      pin,
      ...shown,
      ...later,
      inductionFormId: formId,
    });
    expect(head?.user).toEqual({ firstName, lastName, company, ...user });
    expect(head && userFormItem(head)).toEqual(STORED.userForm);
    expect(userFormRowOf(STORED.userForm)).toEqual({ _id: ID, company: COMPANY, row: STORED.userForm.row });
  });

  test('a page of which only the tries of its exam are known is read as one that is not signed', () => {
    const tried = { version: 0, answers: {}, failedTries: 2 };
    const page = { PK: `UF#${ID}`, SK: 'P#003', ...tried, failedAnswers: 'hash', events: [] };
    expect(pageOf(page)).toEqual({ index: 3, ...tried, signed: null, hash: null });
    expect(pageOf({ ...page, signed: CREATED, hash: 'h' })).toMatchObject({ signed: CREATED, hash: 'h' });
  });
});

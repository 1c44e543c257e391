import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cards, findCard } from '../../../functions/store/entities/cards/cards.ts';
import { companies } from '../../../functions/store/entities/companies.ts';
import { departments } from '../../../functions/store/entities/departments.ts';
import { findPermitForm, permitForms } from '../../../functions/store/entities/permit-forms.ts';
import { projects } from '../../../functions/store/entities/projects.ts';
import { editCodeWrite, findLivingCode } from '../../../functions/store/entities/edit-codes.ts';
import {
  emailUndoWrite,
  emailVerificationWrite,
  findEmailUndo,
  findEmailVerification,
} from '../../../functions/store/entities/users/email-links.ts';
import {
  findPasswordRequest,
  passwordRequestWrite,
} from '../../../functions/store/entities/users/password-requests.ts';
import { findUser, users } from '../../../functions/store/entities/users/users.ts';
import { itemReader, UnreadableItem } from '../../../functions/store/item-reader.ts';
import type { Item } from '../../../functions/store/items.ts';
import { ConditionFailed } from '../../../functions/store/table-errors.ts';
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
/** What projects of today have of no use of presence, zones and board. */
const ADDED_LATER = { presence: false, presenceMonths: 12, selfCheckIn: false, gateId: null, zones: [], board: null };

describe('items that are in the table today', () => {
  test('a company is read, and changed in its name alone', async () => {
    await put(STORED.company);
    const before = await companies.find(table(), ID);
    expect(before).toEqual({
      _id: ID,
      version: 1,
      name: 'Rakentajat Oy',
      created: CREATED,
      userCount: 3,
      projectCount: 2,
    });
    if (!before) return;
    await table().write(companies.changedWrites(before, { ...before, name: 'Purkajat Oy', version: 2 }));
    const { row } = STORED.company;
    expect(await stored(STORED.company)).toEqual({
      ...STORED.company,
      version: 2,
      row: { ...row, name: 'Purkajat Oy' },
    });
  });

  test('a department is read, and changed in its name alone', async () => {
    await put(STORED.department);
    const before = await departments.find(table(), ID);
    expect(before).toEqual({ _id: ID, company: COMPANY, version: 1, name: 'Perustukset', created: CREATED });
    if (!before) return;
    await table().write(departments.changedWrites(before, { ...before, name: 'Runko', version: 2 }));
    const { row } = STORED.department;
    expect(await stored(STORED.department)).toEqual({
      ...STORED.department,
      version: 2,
      row: { ...row, name: 'Runko' },
    });
  });

  test('a project is read, and moves among the ended with nothing else of it changed', async () => {
    await put(STORED.project);
    const before = await projects.find(table(), ID);
    const { cardReminder, inductionFormIds, row } = STORED.project;
    const { inductionFormCount: _, inductionFormIds: ___, later: __, ...shown } = row;
    expect(before).toEqual({
      _id: ID,
      company: COMPANY,
      version: 1,
      cardReminder,
      inductionFormIds,
      ...ADDED_LATER,
      ...shown,
    });
    if (!before) return;
    await table().write(projects.changedWrites(before, { ...before, ended: true, version: 2 }));
    const GSI1PK = `C#${COMPANY}#PROJECTS#ended`;
    expect(await stored(STORED.project)).toEqual({
      ...STORED.project,
      GSI1PK,
      version: 2,
      row: { ...row, ended: true },
    });
  });

  test('what is written anew is stored as it has been', async () => {
    const { later: _, ...item } = STORED.department;
    const one = departments.ofItem(item);
    await table().write([{ delete: { PK: item.PK, SK: item.SK } }]);
    await table().write(departments.newWrites(one));
    expect(await stored(item)).toEqual(item);
    const {
      children: __,
      row: { later: ___, ...row },
      ...project
    } = STORED.project;
    await table().write([{ delete: { PK: project.PK, SK: project.SK } }]);
    await table().write(projects.newWrites(projects.ofItem({ ...project, row })));
    expect(await stored(project)).toEqual({ ...project, row, ...ADDED_LATER });
  });

  test('a user is read, changed in what has changed alone, and written anew as it is stored', async () => {
    await put(STORED.user);
    const before = await findUser(table(), ID);
    const { row, version, epoch, sessions, passwordHash, signPinHash, pendingEmail, emailUndone, language } =
      STORED.user;
    const beside = { version, epoch, sessions, passwordHash, signPinHash, pendingEmail, emailUndone, language };
    expect(before).toEqual({ _id: ID, company: COMPANY, ...beside, ...row });
    if (!before) return;
    await table().write(users.changedWrites(before, { ...before, email: 'ville@example.com', emailUndone: undefined }));
    const { emailUndone: _, ...rest } = STORED.user;
    expect(await stored(STORED.user)).toEqual({ ...rest, row: { ...row, email: 'ville@example.com' } });
    expect(users.itemOf(before)).toEqual(STORED.user);
  });

  test('a user whom nobody has ever asked for a language or an address is read as one who has none', () => {
    const {
      language: _,
      pendingEmail: __,
      signPinHash: ___,
      emailUndone: ____,
      sessions: _____,
      ...older
    } = STORED.user;
    expect(users.ofItem(older)).toMatchObject({ language: 'fi', pendingEmail: null, signPinHash: null, sessions: {} });
  });

  test('a card is read, leaves those that expire when it is archived, and is written anew as it is stored', async () => {
    await put(STORED.card);
    const before = await findCard(table(), ID);
    const { row, archivedBy, modified, epoch, GSI2PK: _, GSI2SK: __, ...rest } = STORED.card;
    expect(before).toEqual({ _id: ID, company: COMPANY, version: 1, archivedBy, modified, epoch, ...row });
    if (!before) return;
    await table().write(cards.changedWrites(before, { ...before, archived: true }));
    const GSI1PK = rest.GSI1PK.replace('active', 'archived');
    const archived = { ...rest, GSI1PK, archivedBy, modified, epoch, row: { ...row, archived: true } };
    expect(await stored(STORED.card)).toEqual(archived);
    expect(cards.itemOf(before)).toEqual(STORED.card);
    expect(cards.rowOf({ PK: '', SK: '', id: ID, row })).toEqual({ _id: ID, ...row });
  });

  test('a permit form is read with its whole description, and shown and changed with the beginning of it', async () => {
    await put(STORED.permitForm);
    const before = await findPermitForm(table(), ID);
    const { row, version, contentVersion, description, permits: _, on2: __, ...rest } = STORED.permitForm;
    const beside = { _id: ID, company: COMPANY, version, contentVersion };
    expect(before).toEqual({ ...beside, ...row, description, standing: { 2: 3 } });
    expect(permitForms.rowOf(STORED.permitForm)).toEqual({ _id: ID, company: COMPANY, ...row });
    if (!before) return;
    expect(permitForms.itemOf(before)).toEqual({ ...rest, version, contentVersion, description, row });
    await table().write(permitForms.changedWrites(before, { ...before, description: 'ö'.repeat(201) }));
    const changed = {
      ...STORED.permitForm,
      description: 'ö'.repeat(201),
      row: { ...row, description: 'ö'.repeat(200) },
    };
    expect(await stored(STORED.permitForm)).toEqual(changed);
  });

  test('one that cannot be read is not told by an address or a PIN', () => {
    const read = itemReader('claim', { schema: z.object({ userId: z.string() }) });
    expect(() => read({ PK: 'EMAIL#ville@example.com', SK: 'EMAIL' })).toThrow(/^claim EMAIL cannot be read: userId$/);
    expect(() => read({ PK: 'PIN#123456', SK: 'PIN' })).toThrow(/^claim PIN cannot be read: userId$/);
  });

  test('one that has changed since it was read is not written over', async () => {
    await put({ ...STORED.company, version: 5 });
    const one = companies.ofItem(STORED.company);
    const refused = await table()
      .write(companies.changedWrites(one, { ...one, name: 'x', version: 2 }))
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConditionFailed);
    expect(refused).toMatchObject({ refused: undefined, item: { ...STORED.company, version: 5 } });
  });

  test('one that cannot be read says which it is, and at which field', () => {
    const broken = { ...STORED.project, cardReminder: { ...STORED.project.cardReminder, adminEmails: ['a', 7] } };
    expect(() => projects.ofItem(broken)).toThrow(UnreadableItem);
    expect(() => projects.ofItem(broken)).toThrow(
      `project PROJECT#${ID} PROJECT cannot be read: cardReminder.adminEmails.1`,
    );
  });

  test('a setting that an older project lacks is read as the one that it begins with', () => {
    const { updateNoteEmails: _, ...older } = STORED.project.cardReminder;
    expect(projects.ofItem({ ...STORED.project, cardReminder: older }).cardReminder.updateNoteEmails).toEqual([]);
  });
});

const EXPIRES = '2099-01-02T03:04:05.000Z';
const DAY_SECONDS = 24 * 3600;
const after = (days: number) => Date.parse(EXPIRES) / 1000 + days * DAY_SECONDS;
const link = { userId: ID, email: 'ville@example.com', expires: EXPIRES };

/** Links and codes as they are stored, and how each is read and written. */
const LINKS = [
  {
    item: { PK: 'VERIFY#h', SK: 'VERIFY', ...link, ttl: after(30) },
    read: () => findEmailVerification(table(), 'h'),
    write: () => emailVerificationWrite({ hash: 'h', ...link }),
  },
  {
    item: { PK: 'UNDO#h', SK: 'UNDO', ...link, changed: CREATED, ttl: after(30) },
    read: () => findEmailUndo(table(), 'h'),
    write: () => emailUndoWrite({ hash: 'h', ...link, changed: CREATED }),
  },
  {
    item: { PK: 'PASSWORD#h', SK: 'PASSWORD', ...link, language: 'en', epoch: 3, isUsed: false, ttl: after(30) },
    read: () => findPasswordRequest(table(), 'h'),
    write: () => passwordRequestWrite({ hash: 'h', ...link, language: 'en', epoch: 3, isUsed: false }),
  },
] as const;

describe('links and codes that are in the table today', () => {
  test.each(LINKS)('$item.SK is read, and written as it is stored', async ({ item, read, write }) => {
    const { PK: _, SK: __, ttl: ___, ...fields } = item;
    await put(item);
    expect(await read()).toEqual({ hash: 'h', ...fields });
    await table().write([{ delete: { PK: item.PK, SK: item.SK } }]);
    await table().write([write()]);
    expect(await stored(item)).toEqual(item);
  });

  test('a password request without a language is in Finnish', async () => {
    const { language: _, ...older } = LINKS[2].item;
    await put(older);
    expect(await findPasswordRequest(table(), 'h')).toMatchObject({ language: 'fi' });
  });

  test('a code is read while it lives, and written as it is stored', async () => {
    const code = { hash: 'a hash', expires: EXPIRES, provedAddress: 'sealed', box: 'sealed too' };
    const item = { PK: 'CODE#s', SK: 'CODE', ...code, tries: 0, ttl: Date.parse(EXPIRES) / 1000 + 3600 };
    await table().write([editCodeWrite({ subject: 's', ...code }, { now: new Date(), isReset: false })]);
    expect(await stored(item)).toEqual(item);
    expect(await findLivingCode(table(), 's', new Date())).toEqual({ subject: 's', ...code });
    await put({ ...item, tries: 5 });
    expect(await findLivingCode(table(), 's', new Date())).toBeUndefined();
  });
});

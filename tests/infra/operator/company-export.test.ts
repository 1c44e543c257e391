import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findUserByEmail } from '../../../functions/store/entities/users/users.ts';
import { seedMany } from '../../../infra/demo/inductions/many-inductions.ts';
import { backUp } from '../../../infra/operator/backup.ts';
import { itemOf, lineOf } from '../../../infra/operator/company/company-lines.ts';
import { exportCompany } from '../../../infra/operator/company/export-company.ts';
import { importCompany } from '../../../infra/operator/company/import-company.ts';
import type { Installation } from '../../../infra/operator/installation.ts';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item } from '../../../functions/store/items.ts';
import { appOver, companyOf, openedInstallation, operatedDemo } from '../../fixtures/operator/operated.ts';
import { livedCompany } from '../../fixtures/operator/lived-company.ts';
import { stepped } from '../../fixtures/operator/stepped-installation.ts';
import { PERSON, SHORT_PIN, takeWhole } from '../../fixtures/walk.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { passwordRequestApi } from '../../../shared/password-requests/password-request-api.ts';

const folderFor = async (name: string) => path.join(await temporaryFolder(), name);

async function linesIn(folder: string): Promise<Record<string, string[]>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
  const read = async (name: string) => {
    const lines = (await readFile(path.join(folder, name), 'utf8')).split('\n').toSorted();
    return [name, lines.filter((line) => line !== '')] as const;
  };
  return Object.fromEntries(await Promise.all(names.map(read)));
}

async function itemsOf({ table }: Installation): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of table.items()) items.push(unmarshall(item) as Item);
  return items;
}

async function filesOf({ files }: Installation): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const key of files.keys()) {
    const { bytes, ...rest } = await files.get(key);
    found.set(key, `${JSON.stringify(rest)} ${Buffer.from(bytes).toString('base64')}`);
  }
  return found;
}

/** What stays behind by design: secrets, what waits or ends by itself. */
const PASSING = /^(ONCE|LIMIT|CODE|REMINDED|PERSON|MSG|TALLY)#/;
/** In a partition of what is kept: guesses at PINs, and what finds a worker by this installation's own keys. */
const PASSING_BESIDE = /^(PERMIT#\S+ G|WORKERS#\S+ T)#/;
const isPassing = ({ PK, SK }: Item) => PASSING.test(PK) || PASSING_BESIDE.test(`${PK} ${SK}`);

/** Every item but those, as its line, in one order. */
const keptLines = async (installation: Installation) =>
  (await itemsOf(installation))
    .filter((item) => !isPassing(item))
    .map(lineOf)
    .toSorted();

const HAS_DIED = 'the process has died';

/** Begins again until it ends, killed early and late by turns, later and later; answers its result and how often it was killed. */
async function killedOften<T>(
  begin: (dieAt: number, kills: number) => Promise<T>,
): Promise<{ ended: T; kills: number }> {
  for (let kills = 0; ; kills += 1) {
    try {
      return { ended: await begin(3 + ((kills * 17) % (20 + 3 * kills)), kills), kills };
    } catch (error) {
      if (!String(error).includes(HAS_DIED)) throw error;
    }
  }
}

test('an exported company that is imported elsewhere is exported from there the same, and is used as before', async () => {
  const before = await livedCompany();
  const company = await companyOf(before.app);
  const folder = await folderFor('first');
  const exported = await exportCompany(before.installation, { company, folder });
  expect(exported.lines['user-forms']?.count).toBeGreaterThan(5);
  expect(exported.lines['files']?.count).toBeGreaterThan(4);

  const empty = await openedInstallation();
  expect(await importCompany(folder, empty)).toEqual(exported);
  const again = await folderFor('second');
  await exportCompany(empty, { company, folder: again });
  expect(await linesIn(again)).toEqual(await linesIn(folder));

  // Item by item and file by file, but for what is of the other company.
  const isOther = (line: string) => /toinen|Toinen|TOINEN/.test(line);
  const ofOther = await companyOf(before.app, 'admin@toinen.example.com');
  const mine = (await keptLines(before.installation)).filter((line) => !isOther(line) && !line.includes(ofOther));
  expect(await keptLines(empty)).toEqual(mine);
  const files = await filesOf(empty);
  expect(files.size).toBe(exported.lines['files']?.count);
  const filesBefore = [...(await filesOf(before.installation))].filter(([key]) => files.has(key));
  expect(files).toEqual(new Map(filesBefore));

  const { app } = appOver(empty);
  const asked = { email: 'manager@example.com' };
  expect((await app.call(sessionApi.login, { body: { ...asked, password: 'demo-demo' } })).status).toBe(401);
  expect((await app.call(passwordRequestApi.create, { body: asked })).status).toBeLessThan(300);
  await app.settle();
  const [, id] = /reset-password\/([\w-]{22})/.exec(app.post.mails.at(-1)?.text ?? '') ?? [];
  const chosen = { ...asked, password: 'oikea hevonen akku' };
  expect((await app.call(passwordRequestApi.reset, { params: { id: id ?? '' }, body: chosen })).status).toBe(200);
  const token = await app.login(asked.email, chosen.password);
  const { items: projects } = await app.ask(projectApi.list, { query: { limit: '10' } }, { token });
  const shown = await app.ask(cardApi.listOfProject, { params: { id: projects.at(-1)?._id ?? '' } }, { token });
  expect(shown.items.length).toBeGreaterThan(0);
  await takeWhole(app, SHORT_PIN);
});

test('an export holds no secret, no other company, and no message that still waits', async () => {
  const { app, installation } = await livedCompany();
  await takeWhole(app, SHORT_PIN);
  const folder = await folderFor('export');
  await exportCompany(installation, { company: await companyOf(app), folder });
  const text = Object.values(await linesIn(folder))
    .flat()
    .join('\n');
  expect(text).toContain(PERSON.email);
  expect(text).not.toMatch(
    /scrypt\$|passwordHash|signPinHash|resumeKeyHash|"pins"|"box"|Toinen Yritys|"state":"waiting"/,
  );
});

test('an export that was killed at any asking goes on and ends as if it never had been', async () => {
  const { app, installation } = await livedCompany();
  const company = await companyOf(app);
  const whole = await folderFor('whole');
  await exportCompany(installation, { company, folder: whole });
  const folder = await folderFor('killed');
  const said: string[] = [];
  const { kills } = await killedOften(async (dieAt, kills) => {
    if (kills > 0) await appendFile(path.join(folder, 'messages.jsonl'), '{"torn":');
    return exportCompany(stepped(installation, dieAt).installation, { company, folder }, (text) => said.push(text));
  });
  expect(kills).toBeGreaterThan(7);
  expect(await linesIn(folder)).toEqual(await linesIn(whole));
  expect(said.length).toBeGreaterThan(10);
  await expect(exportCompany(installation, { company, folder })).rejects.toThrow('is not empty');
});

test('an import that was killed at any asking goes on, puts nothing twice in the end, and takes no other export', async () => {
  const { app, installation } = await livedCompany();
  const company = await companyOf(app);
  const folder = await folderFor('export');
  await exportCompany(installation, { company, folder });
  const whole = await openedInstallation();
  await importCompany(folder, whole);

  const empty = await openedInstallation();
  const { kills } = await killedOften((dieAt) => importCompany(folder, stepped(empty, dieAt).installation));
  expect(kills).toBeGreaterThan(7);
  expect(await keptLines(empty)).toEqual(await keptLines(whole));
  expect(await filesOf(empty)).toEqual(await filesOf(whole));

  const half = await openedInstallation();
  await expect(importCompany(folder, stepped(half, 30).installation)).rejects.toThrow(HAS_DIED);
  await takeWhole(app, SHORT_PIN);
  await app.settle();
  const later = await folderFor('later');
  await exportCompany(installation, { company, folder: later });
  await expect(importCompany(later, half)).rejects.toThrow('half imported');
});

test('moving a company asks for no more with more inductions in it than a backup and a restore do', async () => {
  const { app, installation } = await operatedDemo();
  const company = await companyOf(app);
  const manager = await findUserByEmail(app.world.table, 'manager@example.com');
  if (!manager) throw new Error('no manager');
  const actor = { kind: 'staff' as const, userId: manager._id, name: manager.name, company, roles: manager.roles };
  const askedFor = async (act: (installation: Installation) => Promise<unknown>, of = installation) => {
    const watched = stepped(of);
    await act(watched.installation);
    return watched.asked;
  };
  const moved = async () => {
    const folder = await folderFor('export');
    const exported = await askedFor((one) => exportCompany(one, { company, folder }));
    const imported = await askedFor((one) => importCompany(folder, one), await openedInstallation());
    const backedUp = await askedFor(async (one) => backUp(one, await folderFor('backup')));
    return { exported, imported, backedUp };
  };
  await seedMany(app.world, actor, { userForms: 8, cards: 8 }, () => undefined);
  await app.settle();
  const few = await moved();
  await seedMany(app.world, actor, { userForms: 70, cards: 50 }, () => undefined);
  await app.settle();
  const many = await moved();
  expect(many.backedUp['pages of the table']).toBeGreaterThan(3 * Number(few.backedUp['pages of the table']));

  expect(many.exported['pages of the table']).toBe(many.backedUp['pages of the table']);
  expect(many.exported['lists of files']).toBe(many.backedUp['lists of files']);
  // The second form and its project have ten lists more, of inductions, cards and permits.
  expect(Number(many.exported['queries']) - Number(few.exported['queries'])).toBeLessThanOrEqual(10);
  expect(Number(many.imported['queries']) - Number(few.imported['queries'])).toBeLessThanOrEqual(10);
  expect(many.imported['puts']).toBe(few.imported['puts']);
});

test('an import reads again by list the files that the store has acknowledged, and tells of any that differs all the same', async () => {
  const { app, installation } = await livedCompany();
  const folder = await folderFor('export');
  await exportCompany(installation, { company: await companyOf(app), folder });
  const whole = stepped(await openedInstallation());
  await importCompany(folder, whole.installation);
  expect(whole.asked['files written']).toBeGreaterThan(4);
  expect(whole.asked['files read']).toBeUndefined();

  const differing = async (meddled: Installation) =>
    importCompany(folder, meddled).catch((error: Error) => error.message);
  const one = await openedInstallation();
  const other = { bytes: Buffer.from('other'), contentType: 'image/png', cacheControl: undefined };
  const overwrite = async (key: unknown) => void (await one.files.put(String(key), other));
  expect(await differing({ ...one, files: meddledWith(one.files, overwrite) })).toMatch(/differs .*: files\.$/);
  const two = await openedInstallation();
  const lose = async (key: unknown) => two.files.eraseFile(String(key));
  expect(await differing({ ...two, files: meddledWith(two.files, lose) })).toMatch(/differs .*: files\.$/);
  const three = await openedInstallation();
  const rename = async () => {
    const user = (await itemsOf(three)).find((item) => item['entity'] === 'user');
    if (user) await three.world.table.write([{ put: { ...user, name: 'Varas' } }]);
  };
  expect(await differing({ ...three, table: meddledWith(three.table, rename) })).toMatch(/differs .*: users\.$/);
});

/** The same, but that something happens behind its back after each put. */
function meddledWith<T extends object>(store: T, meddle: (first: unknown) => Promise<void>): T {
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...inputs: unknown[]) => {
        const result: unknown = Reflect.apply(value, target, inputs);
        if (name !== 'put') return result;
        return (result as Promise<unknown>).then(async (put) => {
          await meddle(inputs[0]);
          return put;
        });
      };
    },
  });
}

test('an export that was changed, of no company or into somewhere that is not empty is refused', async () => {
  const { app, installation } = await operatedDemo();
  const company = await companyOf(app);
  const folder = await folderFor('export');
  await exportCompany(installation, { company, folder });
  await expect(importCompany(folder, installation)).rejects.toThrow('is not empty');
  await expect(exportCompany(installation, { company: 'nobody', folder: await folderFor('none') })).rejects.toThrow(
    'no company',
  );
  await expect(importCompany(await temporaryFolder(), installation)).rejects.toThrow('no export');
  const users = path.join(folder, 'users.jsonl');
  await writeFile(users, (await readFile(users, 'utf8')).replace('Mestari', 'Varas'));
  await expect(importCompany(folder, await openedInstallation())).rejects.toThrow('users.jsonl is not what');
});

test('packed content comes out of a line as it went in', () => {
  const item = itemOf('{"PK":"FORM#a","SK":"V#000001","entity":"formVersion","content":{"b":1,"a":"ä"}}');
  expect(lineOf(item)).toBe('{"PK":"FORM#a","SK":"V#000001","entity":"formVersion","content":{"b":1,"a":"ä"}}');
});

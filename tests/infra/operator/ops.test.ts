import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Keys } from '../../../functions/security/keys.ts';
import { dueAt } from '../../../functions/store/due/due-index.ts';
import { erasureWrite } from '../../../functions/store/installation/erasures.ts';
import { passwordAskWrite } from '../../../functions/store/due/kinds/password-ask.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { backUp, restore } from '../../../infra/operator/backup.ts';
import { COMMANDS } from '../../../infra/operator/commands.ts';
import { contentsOf } from '../../../infra/operator/contents.ts';
import { examine, lookAtParallelRuns } from '../../../infra/operator/doctor.ts';
import { finishErasures } from '../../../functions/data-desk/erasing/whole-erasure.ts';
import { makeFirstAdmin } from '../../../infra/operator/first-admin.ts';
import type { Installation } from '../../../infra/operator/installation.ts';
import { runRetention } from '../../../functions/data-desk/retention/run-retention.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { companyOf, openedInstallation, operatedDemo } from '../../fixtures/operator/operated.ts';
import { localKeys } from '../../../infra/local/local-keys.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';

async function demo(): Promise<Installation> {
  const installation = await openedInstallation();
  await seedDemo(installation.world);
  return installation;
}

function asked({ world }: Installation, method: string, address: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${world.settings.baseUrl}${address}`, { method, headers, body: JSON.stringify(body) });
}

test('a restored backup is equal to what was backed up, items and files, and its users log in', async () => {
  const before = await demo();
  const folder = path.join(await temporaryFolder(), 'backup');
  const backedUp = await backUp(before, folder);
  expect(backedUp.items).toBeGreaterThan(100);
  expect(backedUp.files).toBeGreaterThan(2);

  const after = await openedInstallation();
  expect(await restore(folder, after)).toEqual(backedUp);
  expect(await contentsOf(before)).toEqual(backedUp);
  const login = { email: 'manager@example.com', password: 'demo-demo' };
  expect((await asked(after, 'POST', '/api/login', login)).status).toBe(200);
});

test('a backup that was changed, is not whole or goes over something is refused', async () => {
  const before = await demo();
  const folder = path.join(await temporaryFolder(), 'backup');
  await backUp(before, folder);
  await expect(backUp(before, folder)).rejects.toThrow('is not empty');
  await expect(restore(folder, before)).rejects.toThrow('is not empty');

  const changed = path.join(await temporaryFolder(), 'changed');
  await cp(folder, changed, { recursive: true });
  const items = await readFile(path.join(changed, 'items.ndjson'), 'utf8');
  await writeFile(path.join(changed, 'items.ndjson'), items.replace('Matti Mestari', 'Matti Muuttaja'));
  await expect(restore(changed, await openedInstallation())).rejects.toThrow('but backed up was');

  await rm(path.join(changed, 'contents.json'));
  await expect(restore(changed, await openedInstallation())).rejects.toThrow('was not finished');
});

test('a drill restores into a new installation and finds it equal', async () => {
  const result = await COMMANDS['restore-drill']?.run(await demo(), {});
  const [backedUp, restored, verdict] = result?.lines ?? [];
  expect(backedUp?.replace('Backed up', '')).toBe(restored?.replace('Restored', ''));
  expect(verdict).toMatch(/^They are equal/);
});

test('the first admin chooses a password by a link, without a mail, once, and is root', async () => {
  const installation = await openedInstallation();
  const admin = { company: 'Uusi Oy', name: 'Ulla Uusi', email: 'Ulla@uusi.example.com' };
  const link = await makeFirstAdmin(installation.world, admin);
  const id = link.split('/').at(-1) ?? '';
  const chosen = { email: 'ulla@uusi.example.com', password: 'oikea hevonen akku' };
  expect((await asked(installation, 'PUT', `/api/password-requests/${id}`, chosen)).status).toBe(200);
  expect((await asked(installation, 'PUT', `/api/password-requests/${id}`, chosen)).status).toBe(410);
  const login = await asked(installation, 'POST', '/api/login', chosen);
  expect(await login.json()).toMatchObject({
    user: { name: 'Ulla Uusi', roles: expect.arrayContaining(['root']) as unknown, company: { name: 'Uusi Oy' } },
  });
});

test('asking for the first admin again makes a new link for the same user, and none for a user who is not root', async () => {
  const installation = await demo();
  const before = await contentsOf(installation);
  const link = await makeFirstAdmin(installation.world, { company: '', name: '', email: 'root@example.com' });
  expect(link).toMatch(/\/reset-password\/[\w-]{22}$/);
  expect((await contentsOf(installation)).items).toBe(before.items + 1);
  const other = { company: 'X', name: 'X', email: 'manager@example.com' };
  await expect(makeFirstAdmin(installation.world, other)).rejects.toThrow('is a user, but not root');
});

test('the doctor finds nothing in a new installation but that it is empty, and names work that nobody does', async () => {
  const installation = await openedInstallation();
  const unwell = async () => (await examine(installation)).filter(({ isWell }) => !isWell).map(({ about }) => about);
  expect(await unwell()).toEqual(['the table']);
  const anHourAgo = new Date(Date.now() - 3600_000).toISOString();
  await installation.world.table.write([passwordAskWrite('late', anHourAgo, { email: 'a@example.com' })]);
  expect(await unwell()).toEqual(['work that is due']);
});

test('the doctor names erasures that were begun and not finished, by when, whom and in which company', async () => {
  const { installation, app } = await operatedDemo();
  const erasures = async () => (await examine(installation)).find(({ about }) => about === 'erasures');
  expect(await erasures()).toMatchObject({ isWell: true });
  const company = await companyOf(app);
  const receipt = { _id: 'r1', company, at: '2026-11-20T08:00:00.000Z', by: 'Ritva Rekisteri', erased: {}, kept: [] };
  await installation.world.table.write([erasureWrite({ receipt, plan: { inductions: [], cards: [] } })]);
  expect(await erasures()).toEqual({
    about: 'erasures',
    isWell: false,
    says: `were begun and not finished, give their command again: 2026-11-20 by Ritva Rekisteri in company ${company}`,
  });
  await finishErasures(installation, company);
  expect(await erasures()).toMatchObject({ isWell: true });
});

test('the doctor asks for retention when an installation has lived long without it, and is content after a run to its end', async () => {
  const { installation, app } = await operatedDemo();
  const retention = async () => (await examine(installation)).find(({ about }) => about === 'retention');
  expect(await retention()).toMatchObject({ isWell: true, says: 'has not been run' });
  app.pass(60 * 24 * 3600);
  await runRetention(installation, { isDryRun: true });
  expect(await retention()).toMatchObject({ isWell: false, says: expect.stringContaining('Retention') as string });
  await runRetention(installation, { isDryRun: false });
  const today = localDate(installation.world.now());
  expect(await retention()).toMatchObject({ isWell: true, says: `was last run on ${today}` });
  app.pass(60 * 24 * 3600);
  expect(await retention()).toMatchObject({ isWell: false });
});

test.each([
  [10, false],
  [1000, true],
])('the doctor is told that an account of AWS may have %i runs at once', async (most, isWell) => {
  const found = await lookAtParallelRuns({ parallelRuns: () => Promise.resolve(most) });
  expect(found).toMatchObject({ isWell, says: expect.stringContaining(String(most)) as string });
});

test('rotated keys of this machine sign at once, and what the old ones signed goes on until it would have ended', async () => {
  const installation = await openedInstallation();
  const says = await COMMANDS['rotate-keys']?.run(installation, {});
  expect(says?.lines).toEqual([
    expect.stringMatching(/^sessions: the new key k\w+ signs/),
    expect.stringMatching(/^files: the new key k\w+ signs/),
  ]);
  const before = installation.world.keys;
  const { token, file } = JSON.parse(await readFile(path.join(installation.name, 'keys.json'), 'utf8')) as Keys;
  expect([token.keys, file.keys]).toMatchObject([before.token.keys, before.file.keys]);
  expect([token.current, file.current]).not.toEqual([before.token.current, before.file.current]);
  const asked = (options: Record<string, string>) => COMMANDS['rotate-keys']?.run(installation, options);
  await expect(asked({ ring: 'salt' })).rejects.toThrow('--ring is one of token, file, pepper, cursor, box, origin');
  await expect(asked({ ring: 'box', leaked: 'yes' })).rejects.toThrow('step by step');
});

test('the other keys of this machine are replaced one by one, and what the old ones made is still taken', async () => {
  const installation = await openedInstallation();
  const before = { ...installation.world.keys };
  const says = async (ring: string) => (await COMMANDS['rotate-keys']?.run(installation, { ring }))?.lines.join();
  expect(await says('pepper')).toMatch(/^PINs and codes: the new key k\w+ signs\. The old one is kept/);
  expect(await says('cursor')).toMatch(/^places in lists: the new key k\w+ signs\. Run this again from/);
  expect(await says('cursor')).toMatch(/^places in lists: the old key is needed until/);
  expect(await says('box')).toMatch(
    /^secrets of messages and authenticator apps: the new key k\w+ signs\. The old one is kept/,
  );
  expect(await says('origin')).toBe('the edge: its secret is new at each start.');
  const { pepper, cursor, box } = before;
  const after = await localKeys(installation.name);
  expect(after).toMatchObject({ others: { pepper: [pepper], cursor: [cursor], box: [box] }, lasting: pepper });
  expect([after.pepper, after.cursor, after.box]).not.toEqual([pepper, cursor, box]);
});

test('what was given up is listed with its reason and driven again by the operator', async () => {
  const { installation, app } = await operatedDemo();
  const run = async (name: string, options = {}) => COMMANDS[name]?.run(installation, options);
  expect(await run('parked')).toEqual({ lines: ['Nothing is parked.'], isWell: true });
  await app.settle();
  const broken = { PK: 'NOTICE#x', SK: 'NOTICE', entity: 'notice', ...dueAt(app.world.now().toISOString(), 'x') };
  await app.world.table.write([{ put: broken }]);
  expect((await run('gather-due'))?.lines).toEqual([expect.stringMatching(/^1 moved/)]);
  expect(await app.world.table.get({ PK: 'NOTICE#x', SK: 'NOTICE' })).toEqual({ ...broken, GSI3PK: 'DUE' });
  for (let hour = 0; hour < 26; hour += 1) {
    await app.settle();
    app.pass(3601);
  }
  const parked = await run('parked');
  expect(parked).toMatchObject({
    isWell: false,
    lines: [expect.stringMatching(/^[\w-]{12} notice, parked .*UnreadableWork/)],
  });
  const unwell = (await examine(installation)).filter(({ isWell }) => !isWell).map(({ about }) => about);
  expect(unwell).toContain('parked work');
  expect((await run('redrive', { kind: 'message' }))?.lines).toEqual([expect.stringMatching(/^0 made due again/)]);
  const item = parked?.lines[0]?.slice(0, 12);
  expect((await run('redrive', { item }))?.lines).toEqual([expect.stringMatching(/^1 made due again/)]);
  await app.world.table.write([{ delete: { PK: 'NOTICE#x', SK: 'NOTICE' } }]);
});

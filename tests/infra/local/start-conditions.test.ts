import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { takeDataFolder } from '../../../infra/local/data/data-folder.ts';
import { localKeys } from '../../../infra/local/local-keys.ts';
import { readSettings } from '../../../infra/local/settings.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('without any variable the demo runs on port 3000 of this machine only', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: path.resolve('.data'),
    firstData: { kind: 'demo' },
    dynamodbEndpoint: undefined,
  });
});

test('an empty installation names its company and its root user', () => {
  const root = { ROOT_COMPANY: 'Oma Oy', ROOT_EMAIL: 'oma@example.com', ROOT_PASSWORD: 'salasana' };
  expect(readSettings({ DEMO: '0', PORT: '0', ...root }).firstData).toEqual({
    kind: 'company',
    name: 'Oma Oy',
    rootEmail: 'oma@example.com',
    rootPassword: 'salasana',
  });
});

const ROOT = { DEMO: '0', ROOT_COMPANY: 'Oma Oy', ROOT_EMAIL: 'oma@example.com', ROOT_PASSWORD: 'salasana' };

test.each([
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535.'],
  [{ DEMO: 'no' }, 'DEMO must be 1 for the demo company or 0 for an empty installation.'],
  [{ DEMO: '0' }, 'With DEMO=0, set these as well: ROOT_COMPANY, ROOT_EMAIL, ROOT_PASSWORD.'],
  [{ ...ROOT, ROOT_EMAIL: ' ' }, 'With DEMO=0, set these as well: ROOT_EMAIL.'],
  [{ ...ROOT, ROOT_EMAIL: 'oma' }, 'ROOT_EMAIL must be an e-mail address.'],
  [{ ...ROOT, ROOT_PASSWORD: '12345' }, 'ROOT_PASSWORD must have at least 6 characters.'],
  [{ DYNAMODB_ENDPOINT: 'localhost:8000' }, 'DYNAMODB_ENDPOINT must be an address such as http://127.0.0.1:8000.'],
])('%j is refused in one sentence', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
});

test('the keys are made once, and only their owner reads them', async () => {
  const folder = await temporaryFolder();
  const keys = await localKeys(folder);
  expect(await localKeys(folder)).toEqual(keys);
  expect(
    new Set([keys.token.keys['k1'], keys.file.keys['k1'], keys.pepper, keys.cursor, keys.box, keys.objectStore]).size,
  ).toBe(6);
  expect((await stat(path.join(folder, 'keys.json'))).mode & 0o777).toBe(0o600);
  expect((await localKeys(await temporaryFolder())).pepper).not.toBe(keys.pepper);
});

test('a key that keys of before lack is made once, and the others stay', async () => {
  const folder = await temporaryFolder();
  const { pass, ...before } = await localKeys(folder);
  await writeFile(path.join(folder, 'keys.json'), JSON.stringify(before));
  const after = await localKeys(folder);
  expect(after).toEqual({ ...before, pass: expect.stringMatching(/^[\w-]{43}$/) });
  expect(after.pass).not.toBe(pass);
  expect(await localKeys(folder)).toEqual(after);
});

test('damaged keys are said to be damaged, and are not replaced', async () => {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'keys.json'), '{"pepper":');
  await expect(localKeys(folder)).rejects.toThrow(/keys\.json is damaged/);
  expect(await readFile(path.join(folder, 'keys.json'), 'utf8')).toBe('{"pepper":');
});

test('one folder serves one server at a time, by whatever path', async () => {
  const folder = await temporaryFolder();
  const link = path.join(await temporaryFolder(), 'link');
  await symlink(folder, link);
  const taken = await takeDataFolder(folder);
  await expect(takeDataFolder(folder)).rejects.toThrow(/is in use by another running server/);
  await expect(takeDataFolder(link)).rejects.toThrow(/is in use by another running server/);
  await taken.release();
  await (await takeDataFolder(link)).release();
});

test('a killed server leaves its folder free', async () => {
  const folder = await temporaryFolder();
  const script = `import { takeDataFolder } from ${JSON.stringify(path.resolve('infra/local/data/data-folder.ts'))};
    await takeDataFolder(${JSON.stringify(folder)}); console.log('taken'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]);
  await once(holder.stdout, 'data');
  await expect(takeDataFolder(folder)).rejects.toThrow(/is in use/);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const take = () =>
    takeDataFolder(folder).then(
      async (taken) => (await taken.release(), 'taken'),
      () => 'in use',
    );
  await expect.poll(take).toBe('taken');
});

test('a folder that cannot be written is refused in one sentence', async () => {
  const file = path.join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  await expect(takeDataFolder(path.join(file, 'data'))).rejects.toThrow(/^The data folder .* cannot be written: .*\.$/);
});

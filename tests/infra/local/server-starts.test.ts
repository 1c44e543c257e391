import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { isFromHere, originOf } from '../../../infra/local/listening/addresses.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION, startEmbeddedDynamodb } from '../../../infra/local/data/embedded-dynamodb.ts';
import type { LocalServer, ServerOptions } from '../../../infra/local/listening/server.ts';
import { startLocalServer } from '../../../infra/local/listening/server.ts';
import type { LocalSettings } from '../../../infra/local/settings.ts';
import type { SiteMaker } from '../../../infra/local/site/site-makers.ts';
import { listening } from './listening.ts';
import { temporaryFolder } from './temporary-folder.ts';

const ROOT = {
  kind: 'company',
  name: 'Oma Oy',
  rootEmail: 'root@oma.example.com',
  rootPassword: 'salasana-1',
} as const;

async function started(settings: Partial<LocalSettings> = {}, options: ServerOptions = {}): Promise<LocalServer> {
  const dataFolder = settings.dataFolder ?? (await temporaryFolder());
  const server = await startLocalServer(
    { port: 0, host: '127.0.0.1', firstData: ROOT, ...settings, dataFolder },
    options,
  );
  onTestFinished(() => server.stop());
  return server;
}

async function login({ url }: LocalServer, email: string, password: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  return (await fetch(`${url}/api/login`, { method: 'POST', headers, body })).status;
}

test('an empty installation has its root user and nobody of the demo, and a second start keeps what is there', async () => {
  const dataFolder = await temporaryFolder();
  const first = await started({ dataFolder });
  await first.world.mail.send({ from: 'a@example.com', to: 'b@example.com', subject: 'S', text: 'T', html: 'H' });
  await first.stop();
  const second = await started({ dataFolder, firstData: { kind: 'demo' } });
  expect(await login(second, 'root@oma.example.com', 'salasana-1')).toBe(200);
  expect(await login(second, 'root@example.com', 'demo-demo')).toBe(401);
  expect(second.outbox.deliveries().map(({ subject }) => subject)).toEqual(['S']);
});

test('a first start that was killed half-way is made anew', async () => {
  const folder = await temporaryFolder();
  const store = await startEmbeddedDynamodb({ folder });
  const client = new DynamoDBClient({ endpoint: store.endpoint, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
  const leftover = { PK: { S: 'EMAIL#root@oma.example.com' }, SK: { S: 'CLAIM' } };
  await client.send(new PutItemCommand({ TableName: store.tableName, Item: leftover }));
  client.destroy();
  await store.stop();
  const server = await started({ dataFolder: folder });
  expect(await server.world.table.get({ PK: 'EMAIL#root@oma.example.com', SK: 'CLAIM' })).toBeUndefined();
  expect(await login(server, 'root@oma.example.com', 'salasana-1')).toBe(200);
});

test('nobody is answered by the API before the first data and the site are there', async () => {
  let isPrepared = false;
  let answeredWhenPrepared: Promise<boolean> | undefined;
  const makeSite: SiteMaker = async ({ server, origin }) => {
    answeredWhenPrepared = fetch(`${origin}/api/health`).then(() => isPrepared);
    await once(server, 'request');
    return { listener: () => Promise.resolve(), close: () => Promise.resolve() };
  };
  const prepareSite = async (): Promise<void> => {
    await setImmediate();
    isPrepared = true;
  };
  await started({}, { makeSite, prepareSite });
  expect(await answeredWhenPrepared).toBe(true);
});

test('one folder and one port serve one server, and the other one is told so', async () => {
  const dataFolder = await temporaryFolder();
  const server = await started({ dataFolder });
  const port = Number(new URL(server.url).port);
  await expect(started({ dataFolder })).rejects.toThrow(
    /^The data folder .* is in use by another running server: .*\.$/,
  );
  await expect(started({ port })).rejects.toThrow(
    `Port ${port} is in use: stop what uses it, or set PORT to another one.`,
  );
  await expect(started({ host: '192.0.2.1' })).rejects.toThrow(
    '192.0.2.1 is no address of this machine: set HOST to one that is.',
  );
  expect(await login(server, 'root@oma.example.com', 'salasana-1')).toBe(200);
});

test('after a refused start the folder is free again', async () => {
  const dataFolder = await temporaryFolder();
  await expect(started({ dataFolder, host: '192.0.2.1' })).rejects.toThrow('is no address of this machine');
  await started({ dataFolder });
});

test('the store that a stopped server had does not run on', async () => {
  const dataFolder = await temporaryFolder();
  const server = await started({ dataFolder });
  const id = Number(await readFile(path.join(dataFolder, 'dynamodb.pid'), 'utf8'));
  await server.stop();
  await server.storeEnded;
  const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
  expect(command).not.toContain(dataFolder);
});

test('a server that others can reach shows them nothing of the developer', async () => {
  const server = await started({ host: '0.0.0.0' });
  const { port } = new URL(server.url);
  expect(server.url).not.toContain('0.0.0.0');
  expect((await fetch(`http://127.0.0.1:${port}/dev/outbox.json`)).status).toBe(404);
  await server.world.files.put('static/a', Buffer.from('x'), 'image/png');
  await server.world.mail.send({ from: 'a@example.com', to: 'b@example.com', subject: 'S', text: 'T', html: 'H' });
  expect(server.outbox.deliveries()).toHaveLength(1);
});

test('only this very machine reaches what stands in for outside services', () => {
  const request = (remoteAddress: string) =>
    ({ socket: { remoteAddress, localAddress: '192.0.2.7' } }) as Parameters<typeof isFromHere>[0];
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.0.2.7'].map((address) => isFromHere(request(address)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isFromHere(request('192.0.2.8'))).toBe(false);
});

test('a server of one address is reached by it', () => {
  const address = { port: 3000, family: 'IPv4', address: '' };
  expect(originOf('127.0.0.1', address)).toBe('http://127.0.0.1:3000');
  expect(originOf('::1', address)).toBe('http://[::1]:3000');
});

test('the command says in one line why it cannot start, and fails', async () => {
  const port = new URL(await listening(() => undefined)).port;
  const env = { ...process.env, PORT: port, DATA_DIR: await temporaryFolder() };
  const command = spawn(process.execPath, ['--import', 'tsx', path.resolve('infra/local/start.ts')], { env });
  let said = '';
  for (const output of [command.stdout, command.stderr]) output.on('data', (text) => (said += text));
  const [code] = await once(command, 'close');
  expect(said).toBe(`Port ${port} is in use: stop what uses it, or set PORT to another one.\n`);
  expect(code).toBe(1);
});

test('a mail to an address that does not exist comes back on this machine too, and is shown as not delivered', async () => {
  const server = await started({ firstData: { ...ROOT, rootEmail: 'root@returned.test' } });
  const json = { 'content-type': 'application/json' };
  const send = (address: string, body: object) =>
    fetch(`${server.url}/api/${address}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  const login = await send('login', { email: 'root@returned.test', password: ROOT.rootPassword });
  const { token, user } = (await login.json()) as { token: string; user: { _id: string } };
  expect((await send('password-requests?language=fi', { email: 'root@returned.test' })).status).toBe(200);
  const about = encodeURIComponent(`user#${user._id}`);
  const states = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/api/messages?about=${about}`, { headers });
    return ((await answer.json()) as { items: { kind: string; state: string }[] }).items;
  };
  await expect
    .poll(states)
    .toContainEqual(expect.objectContaining({ kind: 'passwordReset', state: 'bounced', reason: 'bounced' }));
  expect(await server.world.countMails(new Date(0))).toEqual({ mails: 1, bounces: 1 });
});

test('the public keys and days of evidence stand at their well-known addresses, as the API tells them', async () => {
  const { url } = await started();
  for (const name of ['keys', 'days']) {
    const known = await fetch(`${url}/.well-known/tyomaaportti-${name}.json?company=${'A'.repeat(22)}`);
    expect(known.status).toBe(200);
    expect(known.headers.get('content-type')).toMatch(/^application\/json/);
    const told = await fetch(`${url}/api/evidence/${name}?company=${'A'.repeat(22)}`);
    expect(await known.text()).toBe(await told.text());
  }
  expect((await fetch(`${url}/.well-known/tyomaaportti-days.json?company=x`)).status).toBe(400);
});

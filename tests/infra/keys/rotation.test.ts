import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { KeyRing } from '../../../functions/security/keys.ts';
import { handler } from '../../../infra/aws/parts/keys/install-keys.ts';
import { newKeys, newRing } from '../../../infra/aws/parts/keys/new-keys.ts';
import type { Rotation, StoredKeys } from '../../../infra/aws/parts/keys/rotation.ts';
import { FakeAws, SECRET_ARN, STORE_ARN } from './fake-aws.ts';
import { WatchedInstallation } from './watched-installation.ts';

const RINGS = ['token', 'file'] as const;
const MINUTE_SECONDS = 60;

let aws: FakeAws;
const held = () => JSON.parse(aws.secret) as StoredKeys;

async function asked(rotation: Rotation): Promise<string> {
  const answer = await handler({ rotate: rotation });
  return 'says' in answer ? answer.says.join('\n') : '';
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-north-1',
    AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'secret',
    KEYS_SECRET: SECRET_ARN,
    KEY_STORE: STORE_ARN,
  })) {
    vi.stubEnv(name, value);
  }
  const keys = newKeys();
  aws = new FakeAws({ ...keys, origin: 'o'.repeat(48) });
  aws.values = { ...keys.file.keys };
  vi.stubGlobal('fetch', aws.fetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

async function watched(): Promise<WatchedInstallation> {
  const installation = await WatchedInstallation.start(aws);
  onTestFinished(() => installation.stop());
  return installation;
}

/** Twenty-four hours of a phone in use; `act` is what the operator does each quarter of an hour until it answers true. */
async function watch(installation: WatchedInstallation, act: () => Promise<boolean>): Promise<number> {
  let isDone = false;
  let minutes = 0;
  for (; !isDone && minutes < 24 * 60; minutes += 5) {
    await installation.pass(5 * MINUTE_SECONDS);
    if (minutes % 10 === 5) await installation.resume();
    if (minutes % 15 === 0) isDone = await act();
  }
  return minutes / 60;
}

/** A ring whose new key signs at once. */
function hurried({ keys }: KeyRing): KeyRing {
  const { current, keys: added } = newRing();
  return { current, keys: { ...keys, ...added } };
}

describe('rotating the keys', () => {
  test('loses no session and no image, while processes know the keys of ten minutes ago', async () => {
    const before = held();
    const installation = await watched();
    const hours = await watch(installation, async () => {
      await asked({ rings: RINGS });
      return Object.keys(held().rotation ?? {}).length === 0;
    });
    const { token, file, origin, ...others } = held() as StoredKeys & { origin: string };
    expect(installation.lost).toEqual([]);
    expect(installation.checks).toBeGreaterThan(500);
    expect([...Object.keys(token.keys), ...Object.keys(file.keys)]).toEqual([token.current, file.current]);
    expect(Object.keys(before.token.keys)).not.toContain(token.current);
    expect(aws.values).toEqual(file.keys);
    expect(aws.values).not.toEqual(before.file.keys);
    expect([origin, others]).toEqual([
      'o'.repeat(48),
      expect.objectContaining({ pepper: before.pepper, box: before.box }),
    ]);
    process.stdout.write(
      `keys: ${installation.checks} loads in ${hours.toFixed(1)} hours of rotating, ${installation.lost.length} lost\n`,
    );
  });

  test('would lose both if the new key signed before everybody knew it: the watch sees it', async () => {
    const installation = await watched();
    for (let round = 0; round < 4; round += 1) {
      const { token, file, ...others } = held();
      aws.secret = JSON.stringify({ ...others, token: hurried(token), file: hurried(file) });
      await installation.pass(5 * MINUTE_SECONDS);
      await installation.resume();
    }
    expect(installation.lost).toContainEqual(expect.stringMatching(/^a session of \d+ s: 401$/));
    expect(installation.lost).toContainEqual(expect.stringMatching(/^an image by a token of \d+ s: 403$/));
  });

  test('goes on from where it was, says when to come again, and does nothing when asked too early', async () => {
    vi.setSystemTime('2026-11-20T06:00:00Z');
    const old = held().file.current;
    const ask = () => asked({ rings: ['file'] });
    expect(await ask()).toMatch(/^files: the new key k\w+ is accepted\. Run this again from 2026-11-20 06:15 UTC on/);
    expect(held().file.current).toBe(old);
    aws.writes = [];
    vi.setSystemTime('2026-11-20T06:14:59Z');
    await ask();
    expect(aws.writes).toEqual([]);
    vi.setSystemTime('2026-11-20T06:15:00Z');
    expect(await ask()).toMatch(/ signs\. Run this again from 2026-11-20 07:30 UTC on, to retire the old one\.$/);
    expect(held().file.current).not.toBe(old);
    expect(Object.keys(aws.values)).toContain(old);
    vi.setSystemTime('2026-11-20T07:29:59Z');
    expect(await ask()).toBe('files: the old key is needed until 2026-11-20 07:30 UTC. Run this again then.');
    vi.setSystemTime('2026-11-20T07:30:00Z');
    expect(await ask()).toBe('files: the old key is retired. The rotation is done.');
    expect(aws.values).toEqual(held().file.keys);
  });

  test('begins no second rotation of one ring while the other is under way', async () => {
    await asked({ rings: ['token'] });
    expect(await asked({ rings: RINGS })).toMatch(/^sessions: [^\n]+$/);
    expect(Object.keys(held().rotation ?? {})).toEqual(['token']);
  });

  test('leaves the edge able to check both keys when it breaks off, and is made good by the next call', async () => {
    const first = held().file.current;
    // Refused is the writing of the secret: the store has been described, listed and written before it.
    aws.refusals = [0, 0, 0, 0, 403];
    await expect(asked({ rings: ['file'] })).rejects.toThrow('secretsmanager answered 403');
    expect(Object.keys(aws.values)).toContain(first);
    expect(held().file.keys).toEqual({ [first]: expect.any(String) });
    await asked({ rings: ['file'] });
    expect(aws.values).toEqual(held().file.keys);
  });

  test('replaces leaked keys at once: what they have signed is dead, and nothing else changes', async () => {
    const before = held();
    const installation = await watched();
    await asked({ rings: RINGS });
    expect(await asked({ rings: RINGS, isLeaked: true })).toContain('a new key has replaced all others');
    const { token, file, rotation, ...others } = held();
    expect([Object.keys(token.keys), Object.keys(file.keys), rotation]).toEqual([[token.current], [file.current], {}]);
    expect(Object.keys(before.token.keys)).not.toContain(token.current);
    expect(others).toMatchObject({ pepper: before.pepper, cursor: before.cursor, box: before.box });
    expect(aws.values).toEqual(file.keys);
    await installation.pass(11 * MINUTE_SECONDS);
    await installation.pass(MINUTE_SECONDS);
    expect(installation.lost).toContainEqual(expect.stringMatching(/^a session of \d+ s: 401$/));
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Keys } from '../../../functions/security/keys.ts';
import { handler } from '../../../infra/aws/parts/keys/install-keys.ts';
import { newKeys } from '../../../infra/aws/parts/keys/new-keys.ts';
import { FakeAws, SECRET_ARN, STORE_ARN } from './fake-aws.ts';

let aws: FakeAws;

function given(secret: unknown): void {
  aws = new FakeAws(secret);
  vi.stubGlobal('fetch', aws.fetch);
}

const install = (RequestType: 'Create' | 'Update' | 'Delete' = 'Create') =>
  handler({ RequestType, ResourceProperties: { SecretArn: SECRET_ARN, StoreArn: STORE_ARN } });

const held = () => JSON.parse(aws.secret) as Keys & { origin?: string };

beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'eu-north-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('installing the keys', () => {
  test('makes every key of a new installation, each of 32 random bytes, and keeps the origin secret', async () => {
    given({ origin: 'o'.repeat(48) });
    await install();
    const { token, file, pepper, cursor, box, origin } = held();
    const values = [pepper, cursor, box, ...Object.values(token.keys), ...Object.values(file.keys)];
    expect(values.map((value) => Buffer.from(value, 'base64url').length)).toEqual([32, 32, 32, 32, 32]);
    expect(new Set(values).size).toBe(5);
    expect(token.keys[token.current]).toBeDefined();
    expect(file.keys[file.current]).toBeDefined();
    expect(origin).toBe('o'.repeat(48));
  });

  test('gives the edge the keys of the file tokens and no other secret', async () => {
    given({});
    await install();
    expect(aws.values).toEqual(held().file.keys);
  });

  test('changes nothing at a second deployment', async () => {
    given({});
    await install();
    const before = aws.secret;
    aws.writes = [];
    await install('Update');
    expect(aws.writes).toEqual([]);
    expect(aws.secret).toBe(before);
  });

  test('adds a key that an older installation lacks and keeps the others', async () => {
    const { box: _, ...older } = newKeys();
    given(older);
    await install('Update');
    expect(held()).toMatchObject(older);
    expect(Buffer.from(held().box, 'base64url').length).toBe(32);
  });

  test('follows a rotation: the new key comes to the edge, a retired one leaves it', async () => {
    const keys = newKeys();
    given({ ...keys, file: { current: 'new', keys: { old: 'b2xk', new: 'bmV3' } } });
    aws.values = { older: 'b2xkZXI', old: 'b2xk' };
    await install('Update');
    expect(aws.values).toEqual({ old: 'b2xk', new: 'bmV3' });
  });

  test('removes nothing when the resource is removed', async () => {
    given(newKeys());
    aws.values = { k1: 'a2V5' };
    await expect(install('Delete')).resolves.toEqual({ PhysicalResourceId: 'keys' });
    expect(aws.writes).toEqual([]);
    expect(aws.values).toEqual({ k1: 'a2V5' });
  });

  test('tries again where AWS is busy and gives up at once where it refuses', async () => {
    given({});
    aws.refusals = [503];
    await install();
    expect(aws.writes).toEqual(['secret', 'store']);
    given({});
    aws.refusals = [403];
    await expect(install('Update')).rejects.toThrow('secretsmanager answered 403: refused');
    expect(aws.writes).toEqual([]);
  });

  describe('while an installation is new', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    /** Lets the clock go on until a promise is kept or broken; answers how it went and after how many seconds. */
    async function passed(work: Promise<unknown>): Promise<{ outcome: string; seconds: number }> {
      const since = Date.now();
      let outcome: string | undefined;
      void work.then(
        () => (outcome = 'done'),
        (error: Error) => (outcome = error.message),
      );
      while (outcome === undefined) await vi.advanceTimersByTimeAsync(500);
      return { outcome, seconds: (Date.now() - since) / 1000 };
    }

    test('waits for rights that are not known yet and for lost connections, and makes the keys once', async () => {
      given({});
      aws.refusals = [403, -1, 403, 0, 0, 403, 0, -1];
      expect(await passed(install())).toMatchObject({ outcome: 'done' });
      expect(aws.writes).toEqual(['secret', 'store']);
      expect(aws.values).toEqual(held().file.keys);
    });

    test('gives up after a minute', async () => {
      given({});
      aws.refusals = Array<number>(100).fill(403);
      const { outcome, seconds } = await passed(install());
      expect(outcome).toBe('secretsmanager answered 403: refused');
      expect(seconds).toBeGreaterThan(45);
      expect(seconds).toBeLessThanOrEqual(60.5);
    });
  });
});

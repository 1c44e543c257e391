import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkOf } from '../../../functions/http/caller-address.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';

describe('a limit counts an address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:0::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['2001:db8::5:0:0:1', '2001:db8:0:0::/56'],
    ['2001:db8:1:2::', '2001:db8:1:0::/56'],
    ['2001:db8:1:ff02::1', '2001:db8:1:ff00::/56'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['::', '0:0:0:0::/56'],
    ['::2:ffff:192.0.2.1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['unknown', 'unknown'],
    ['', ''],
    ['192.0.2.1:443', '192.0.2.1:443'],
    ['2001:db8::1::2', '2001:db8::1::2'],
  ])('%s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('guesses of a PIN', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startSeededApp();
  });
  afterAll(() => app.stop());

  test('count together from all addresses of one customer, and apart from those of the next', async () => {
    const guess = async (address: string) =>
      (await app.call(inductionFormApi.find, { query: { pin: '000000' } }, { address })).status;
    const guesses = Array.from({ length: 20 }, (_, host) =>
      guess(`2001:db8:1:2${host.toString(16).padStart(2, '0')}::1`),
    );
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([404]));
    expect(await guess('2001:db8:1:2ff:ffff::1')).toBe(429);
    expect(await guess('2001:db8:1:300::1')).toBe(404);
  });
});

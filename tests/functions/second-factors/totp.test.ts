import { expect, test } from 'vitest';
import { toBase32 } from '../../../functions/security/factors/base32.ts';
import { stepOfCode, totpCode, totpUri } from '../../../functions/security/factors/totp.ts';

/** The secret of the published vectors (RFC 6238, appendix B), whose codes have eight digits; ours are the last six. */
const SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('the code of second %i is the published one', (seconds, published) => {
  expect(totpCode(SECRET, Math.floor(seconds / 30))).toBe(published.slice(-6));
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('"%s" is the published base32, without padding', (text, published) => {
  expect(toBase32(Buffer.from(text))).toBe(published);
});

const now = new Date(1_700_000_000_000);
const step = Math.floor(now.getTime() / 30_000);
const accepted = (drift: number, usedStep = 0) =>
  stepOfCode(SECRET, { code: totpCode(SECRET, step + drift), now, usedStep });

test('a phone whose clock is one step wrong is let in, and none that is further off', () => {
  expect([-2, -1, 0, 1, 2].map((drift) => accepted(drift))).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('a code counts once, and an earlier one not after it', () => {
  expect([-1, 0, 1].map((drift) => accepted(drift, step))).toEqual([undefined, undefined, step + 1]);
});

test('a code may be typed with the space that apps show', () => {
  const code = totpCode(SECRET, step);
  expect(stepOfCode(SECRET, { code: `${code.slice(0, 3)} ${code.slice(3)}`, now, usedStep: 0 })).toBe(step);
});

test('the address for the app names site and account, and says the usual values', () => {
  expect(totpUri({ key: 'MZXW6YTB', issuer: 'Työmaaportti', account: 'a+b@example.org' })).toBe(
    'otpauth://totp/Ty%C3%B6maaportti:a%2Bb%40example.org?secret=MZXW6YTB&issuer=Ty%C3%B6maaportti&algorithm=SHA1&digits=6&period=30',
  );
});

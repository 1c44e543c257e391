import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';

const LOGINS = 32;
/** Of the four threads in which Node derives keys and verifies tokens. */
const MOST_DERIVED_AT_ONCE = 2;

const { scrypt } = crypto;
const held: (() => void)[] = [];
let isHeld = false;
let most = 0;

/** Holds the derived keys back until they are let go. */
function holdScrypt(): void {
  let running = 0;
  const holding = (...asked: unknown[]) => {
    most = Math.max(most, (running += 1));
    const go = () => {
      running -= 1;
      (scrypt as (...inputs: unknown[]) => void)(...asked);
    };
    if (isHeld) held.push(go);
    else go();
  };
  Object.assign(crypto, { scrypt: holding });
  syncBuiltinESMExports();
}

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
  holdScrypt();
});
afterAll(async () => {
  Object.assign(crypto, { scrypt });
  syncBuiltinESMExports();
  await app.stop();
});

const login = (number: number) =>
  app.call(
    sessionApi.login,
    { body: { email: 'viewer@example.com', password: 'demo-demo' } },
    { address: `203.0.113.${number}` },
  );

test('other calls are answered while many logins wait, of which few are reckoned at once', async () => {
  const token = await app.login('manager@example.com');
  isHeld = true;
  let answered = 0;
  const logins = Array.from({ length: LOGINS }, async (_, number) => {
    const { status } = await login(number);
    answered += 1;
    return status;
  });
  await expect.poll(() => held.length).toBe(MOST_DERIVED_AT_ONCE);
  const others = await Promise.all(
    Array.from({ length: LOGINS }, () => app.call(inductionFormApi.find, {}, { token })),
  );
  expect(others.map(({ status }) => status)).toEqual(Array(LOGINS).fill(200));
  expect(answered).toBe(0);
  isHeld = false;
  for (const go of held.splice(0)) go();
  expect(await Promise.all(logins)).toEqual(Array(LOGINS).fill(200));
  expect(most).toBe(MOST_DERIVED_AT_ONCE);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

/** The answer to a wrong password, and what was asked of the table for it, in order. */
async function refusedLogin(email: string) {
  const asked: string[] = [];
  const note = (next: (args: object) => unknown, { commandName }: { commandName: string }) => {
    return (args: object) => {
      asked.push(commandName);
      return next(args);
    };
  };
  app.client.middlewareStack.add(note as never, { step: 'initialize', name: 'note' });
  const { status, body } = await app.call(sessionApi.login, { body: { email, password: 'wrong-wrong' } });
  app.client.middlewareStack.remove('note');
  return { status, code: body.code, asked };
}

test('a wrong password and an unknown account are told apart neither by the answer nor by what is done for it', async () => {
  const known = await refusedLogin('admin@example.com');
  expect(known).toMatchObject({ status: 401, code: 'loginFailed' });
  expect(known.asked.length).toBeGreaterThan(2);
  expect(await refusedLogin('nobody@example.com')).toEqual(known);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { findParkedKeys } from '../../../functions/store/due/due-failures.ts';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { passwordRequestApi } from '../../../shared/password-requests/password-request-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { PERSON, saveDetails, signPage, start, startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';

const TURNS = 12;
const MINUTES = 5;

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

const person = (at: number) => ({ ...PERSON, email: `outage${at}@example.org` });

/** What people do in five minutes, all of which sends something; answers every answer. */
async function fiveMinutes(at: number, admin: string): Promise<Got[]> {
  const started: Started = await start(app, '234567', { address: `203.0.113.${at}` });
  const saved = await saveDetails(app, started, person(at));
  const code = await app.call(
    editCodeApi.sendForUserForm,
    { params: { id: started.id }, query: { language: 'fi' }, body: { id: started.id, reset: true } },
    { address: `203.0.113.${at}` },
  );
  const user = { name: 'Uusi', email: `outage.user${at}@example.org` };
  const made = await app.call(userApi.create, { body: user }, { token: admin });
  const asked = await app.call(
    passwordRequestApi.create,
    { query: { language: 'fi' }, body: { email: 'viewer@example.com' } },
    { address: `203.0.113.${at}` },
  );
  app.pass(MINUTES * 60);
  const signed = [await signPage(app, started, 0), await signPage(app, started, 1)];
  return [saved, code, made, asked, ...signed];
}

const mailsTo = (to: string) => app.post.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);

test('an hour without mail and SMS fails no call, and afterwards everything that still matters goes out once, in its order', async () => {
  const admin = await app.login('admin@example.com');
  await takeWhole(app);
  await app.settle();
  app.post.mails.length = 0;
  app.post.isDown = true;
  const answers: Got[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    answers.push(...(await fiveMinutes(turn, admin)));
    await app.settle();
  }
  expect(answers.filter(({ status }) => status >= 400).map(({ status, body }) => `${status} ${body.code}`)).toEqual([]);
  expect(app.post.mails).toEqual([]);
  app.post.isDown = false;
  for (let minute = 0; minute < 61; minute += 5) {
    app.pass(5 * 60);
    await app.settle();
  }
  for (let turn = 0; turn < TURNS; turn += 1) {
    const own = mailsTo(person(turn).email).filter((subject) => !subject.startsWith('Kertakäyttökoodisi'));
    expect(own.map((subject) => subject.split(':')[0])).toEqual(['Jatka perehdytystä', 'Perehdytys valmis']);
    expect(mailsTo(`outage.user${turn}@example.org`)).toHaveLength(1);
  }
  // Codes live half an hour: those of the first half are dead by now and are not sent.
  const codes = app.post.mails.filter(({ subject }) => subject.startsWith('Kertakäyttökoodisi'));
  expect(codes.length).toBeLessThan(TURNS);
  expect(await findParkedKeys(app.world.table, 1)).toEqual([]);
  process.stdout.write(
    `outage of an hour: ${answers.length} calls, none failed; ${app.post.mails.length} mails after it, none lost or doubled, none parked\n`,
  );
});

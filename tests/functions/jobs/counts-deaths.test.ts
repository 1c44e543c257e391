import { afterAll, beforeAll, expect, test } from 'vitest';
import { doDueWork, newRun } from '../../../functions/jobs/do-due-work.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { messageApi } from '../../../shared/messages/message-api.ts';
import { reportApi } from '../../../shared/reports/report-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { dyingWorld, type Death } from '../../fixtures/store/dying-world.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { RICH_PIN, startSeededApp, takeWhole } from '../../fixtures/walk.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startSeededApp();
  await app.settle();
});
afterAll(() => app.stop());

/** Sends of mail are not among its steps: a process that dies right after one sends it again. */
async function runDying(death: Omit<Death, 'of'>): Promise<boolean> {
  const { world, hasDied } = dyingWorld(app.world, { ...death, of: /"(put|update|delete|check)":/ });
  await doDueWork(world, newRun(undefined, Number.POSITIVE_INFINITY)).catch(() => 0);
  return hasDied();
}

async function formRow() {
  const { items }: Got['body'] = await app.ask(inductionFormApi.find, {}, { token });
  return items.find(({ meta }: { meta: { pin: string } }) => meta.pin === RICH_PIN);
}

async function recounted(formId: string) {
  const query = { limit: '100' };
  const { items } = (await app.call(userFormSearchApi.listOfForm, { params: { id: formId }, query }, { token })).body;
  const signed = items.filter(({ meta }: { meta: { signed: string | null } }) => meta.signed !== null);
  return { startedCount: items.length, signedCount: signed.length, waitingCount: signed.length };
}

async function noticesOf(id: string): Promise<number> {
  const { items } = await app.ask(messageApi.list, { query: { about: `userForm#${id}` } }, { token });
  return items.filter(({ kind }) => kind === 'newInduction').length;
}

async function billing() {
  const year = app.world.now().getFullYear();
  const query = { start: `${year - 1}-01-01`, end: `${year + 2}-01-01` };
  return app.ask(reportApi.billing, { query }, { token: await app.login('admin@example.com') });
}

test.each(['before', 'after'] as const)(
  'an induction is counted once, billed once and told of once, wherever its worker dies: %s each step',
  async (moment) => {
    for (let at = 1, isDying = true; isDying; at += 1) {
      const { id } = await takeWhole(app, RICH_PIN);
      isDying = await runDying({ at, moment });
      // What its worker may have ended with is put off for a minute.
      app.pass(61);
      await Promise.all([app.settle(), app.settle()]);
      await app.settle();
      token = await app.login('manager@example.com');
      const row = await formRow();
      expect({ at, ...row }).toMatchObject({ at, ...(await recounted(row._id)) });
      expect({ at, notices: await noticesOf(id) }).toEqual({ at, notices: 1 });
      const [billed] = await billing();
      const ofForm = billed?.counts.find((count) => count.inductionForm._id === row._id);
      const duplicates = billed?.dropped.filter(({ reason }) => reason === 'duplicate') ?? [];
      expect({ at, billed: Number(ofForm?.inductionCount) + duplicates.length }).toEqual({
        at,
        billed: row.signedCount,
      });
    }
  },
);

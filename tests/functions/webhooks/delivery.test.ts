import { afterAll, beforeAll, expect, test } from 'vitest';
import { doDueWork, newRun } from '../../../functions/jobs/do-due-work.ts';
import { dyingWorld } from '../../fixtures/store/dying-world.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { OK, WebhookReceiver } from '../../fixtures/outside/webhook-receiver.ts';
import { WebhookCompany } from './webhook-walk.ts';

let app: TestApp;
let company: WebhookCompany;
let own: WebhookReceiver;
beforeAll(async () => {
  app = await startSeededApp();
  app.stopClock();
  company = await WebhookCompany.make(app);
  own = await WebhookReceiver.start(app.world.now);
  await company.webhook(own, ['induction.signed']);
});
afterAll(async () => {
  await own.stop();
  await app.stop();
});

test('an event is lost to no worker that dies at any of its steps, and is told by one id alone', async () => {
  let deaths = 0;
  let repeated = 0;
  for (let isDying = true; isDying; deaths += 1) {
    const induction = await company.signedInduction();
    const moment = deaths % 2 === 0 ? 'before' : 'after';
    const death = { at: 1 + Math.floor(deaths / 2), moment, of: /WEBHOOK/ } as const;
    const { world, hasDied } = dyingWorld(app.world, death);
    const run = newRun(hasDied);
    const rounds = async () => {
      while ((await doDueWork(world, run)) > 0);
    };
    await rounds().catch(() => undefined);
    isDying = hasDied();
    app.pass(10 * 60);
    await app.settle();
    const told = own.received.filter(({ data }) => data['inductionId'] === induction);
    expect(new Set(told.map(({ id }) => id)).size).toBe(1);
    repeated += told.length - 1;
    expect(deaths).toBeLessThan(20);
  }
  // Those that ended after the receiver had answered, before that was kept.
  expect(repeated).toBeGreaterThan(0);
  expect(own.refused).toBe(0);
});

test('a receiver that takes its time holds up no round: the company’s other events wait for the next', async () => {
  const run = newRun();
  const [tries, received] = [own.tries, own.received.length];
  own.answer = () => {
    run.laterMilliseconds = -1;
    return OK;
  };
  await company.signedInduction();
  await company.signedInduction();
  while (own.tries === tries && (await doDueWork(app.world, run)) > 0);
  expect(own.tries).toBe(tries + 1);
  await app.settle();
  expect(own.received).toHaveLength(received + 2);
});

import { expect, type Browser } from '@playwright/test';
import { goThrough, headingOf } from '../e2e/steps/rich-induction.ts';
import { TEXTS } from '../e2e/steps/texts.ts';
import { WorkerSteps } from '../e2e/steps/worker-steps.ts';
import type { ChaosCounts } from './chaos-proxy.ts';
import type { Desk } from './desk.ts';
import { lostAnswers } from './lost-answers.ts';
import { Phone } from './phone.ts';
import { CALM, STORM } from './weather.ts';
import type { Work } from './work.ts';

export type RunCounts = ChaosCounts & { userForms: number; lost: number; drainMilliseconds: number };

type Stormy = { browser: Browser; url: string; desk: Desk; seed: string; work: Work };

/** What happened in a run, and in words what of the given answers is not stored. */
export type Outcome = { counts: RunCounts; lost: string[] };

/** A whole induction through a bad network, from the PIN on, and through a calm one at the end. */
export async function stormyRun({ browser, url, desk, seed, work }: Stormy): Promise<Outcome> {
  const before = (await desk.inductionsOf(work.formName)).length;
  const phone = await Phone.start(browser, { url, seed });
  try {
    const steps = new WorkerSteps(await phone.opened(), 'fi');
    phone.proxy.weather = STORM;
    await startedInStorm(steps, work.pin);
    await goThrough(steps, work.acts);
    const drainMilliseconds = await drained(steps, phone);
    const id = /\/page\/([\w-]+)\//.exec(steps.page.url())?.[1] ?? '';
    const form = await desk.induction(id);
    const lost = await lostAnswers(desk, form, work.given, phone);
    const userForms = (await desk.inductionsOf(work.formName)).length - before;
    return { counts: { ...phone.proxy.counts, userForms, lost: lost.length, drainMilliseconds }, lost };
  } finally {
    await phone.stop();
  }
}

/** Types the PIN and presses until the induction opens. */
async function startedInStorm(steps: WorkerSteps, pin: string): Promise<void> {
  const { page, texts } = steps;
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(pin);
  const submit = steps.button(texts.start.submit);
  await expect(async () => {
    // The press before may have opened the induction late, and the button is gone.
    if (await submit.isVisible()) await submit.click({ timeout: 1000 });
    await page.waitForURL(/\/page\//, { timeout: 4000 });
  }).toPass();
  await steps.begin();
}

/** The network is well again: until the phone says that all is done. In milliseconds. */
async function drained({ page, texts }: WorkerSteps, { proxy }: Phone): Promise<number> {
  proxy.weather = CALM;
  const began = Date.now();
  const done = page.getByText(texts.player.done.waiting);
  const sendNow = page.getByRole('button', { name: TEXTS.fi.sending.sendNow }).first();
  await expect(
    async () => {
      if (await sendNow.isVisible()) await sendNow.click({ timeout: 500 });
      await expect(done).toBeVisible({ timeout: 1000 });
    },
    `the last heading was ${await headingOf(page)}`,
  ).toPass();
  return Date.now() - began;
}

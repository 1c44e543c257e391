import type { Page } from '@playwright/test';
import { cameToLife } from './offline/coming-to-life.ts';
import { rowsOf } from './offline/phone-database.ts';
import { expect, expectAccessible, test } from './steps/product-test.ts';
import { TEXTS } from './steps/texts.ts';
import { WorkerSteps } from './steps/worker-steps.ts';

const { fi } = TEXTS;
const DETAILS = { firstName: 'Matti', lastName: 'Virtanen', company: 'Valo Oy', phoneNumber: '0401234512' };

const idOf = (page: Page) => /\/page\/([\w-]{22})\//.exec(page.url())?.[1];

async function begin(steps: WorkerSteps): Promise<void> {
  await steps.enterPin('234567');
  await steps.begin();
}

test('a shared device sends what the former person left, shows nothing of it, and keeps nothing of who has finished', async ({
  page,
}) => {
  const { sharedDevice, start, player } = fi;
  await page.goto('/aloita?lang=fi');
  await cameToLife(page);
  await page.getByRole('button', { name: start.shared.begin }).click();
  await expect(page.getByText(start.shared.text)).toBeVisible();
  await expectAccessible(page);
  const steps = new WorkerSteps(page, 'fi');
  await begin(steps);
  const first = idOf(page);
  await steps.fillDetails(DETAILS);
  const saves = /\/api\/user-forms\/[\w-]{22}/;
  await page.route(saves, (route) => route.abort('connectionreset'));
  await steps.press('save');
  await steps.expectAt(2);
  await page.getByRole('button', { name: player.openList }).click();
  await steps.button(sharedDevice.person).click();
  await expect(page.getByText(sharedDevice.unsent_one.replace('{{count}}', '1'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').last().getByRole('button', { name: sharedDevice.person, exact: true }).click();
  await expect(page).toHaveURL(/\/aloita$/);
  await expect(page.getByRole('button', { name: start.shared.end })).toBeVisible();
  await expect(page.getByRole('link', { name: start.resume })).toHaveCount(0);
  expect(await rowsOf(page, 'sessions')).toMatchObject([{ userFormId: first, isLeft: true }]);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/o/${first}$`));
  await expect(page.getByText(DETAILS.lastName)).toHaveCount(0);
  await page.unroute(saves);
  await begin(steps);
  const second = idOf(page);
  expect(second).not.toBe(first);
  await expect(page.getByLabel(fi.details.field.lastName, { exact: true })).toHaveValue('');
  await expect.poll(async () => (await rowsOf(page, 'sessions')).map((row) => row['userFormId'])).toEqual([second]);
  await steps.fillDetails({ ...DETAILS, lastName: 'Nieminen' });
  await steps.press('save');
  await steps.expectAt(2);
  await steps.press('confirm');
  await steps.expectAt(3);
  await steps.sign('Helsinki');
  await steps.expectAt(4);
  await expect(page.getByText(sharedDevice.note)).toBeVisible();
  await expectAccessible(page);
  for (const room of ['sessions', 'finished', 'inductions', 'drafts', 'pictures', 'codes'])
    await expect.poll(() => rowsOf(page, room)).toEqual([]);
  await steps.button(sharedDevice.person).click();
  await expect(page).toHaveURL(/\/aloita$/);
  await page.goBack();
  await expect(page.getByText('Nieminen')).toHaveCount(0);
});

/** Says on the start page that the device is a shared one, and begins an induction. */
async function beginShared(page: Page): Promise<void> {
  await page.goto('/aloita?lang=fi');
  await cameToLife(page);
  await page.getByRole('button', { name: fi.start.shared.begin }).click();
  await expect(page.getByText(fi.start.shared.text)).toBeVisible();
  await begin(new WorkerSteps(page, 'fi'));
}

test('a shared device that nobody touches asks whether somebody is there, and closes the induction a minute later', async ({
  page,
}) => {
  const { sharedDevice, start, player } = fi;
  await page.clock.install();
  await beginShared(page);
  // What watches the device comes after the page, with the button for the next person.
  await page.getByRole('button', { name: player.openList }).click();
  await expect(page.getByRole('button', { name: sharedDevice.person })).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: sharedDevice.idleTitle });
  await page.clock.fastForward('10:01');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: sharedDevice.stay }).click();
  await expect(question).toHaveCount(0);
  await page.clock.fastForward('09:00');
  await page.getByLabel(fi.details.field.lastName, { exact: true }).click();
  await page.clock.fastForward('09:00');
  await expect(question).toHaveCount(0);
  await page.clock.fastForward('01:01');
  await expect(question).toBeVisible();
  await page.clock.fastForward('01:01');
  await expect(page).toHaveURL(/\/aloita$/);
  await expect(page.getByRole('button', { name: start.shared.end })).toBeVisible();
  expect(await rowsOf(page, 'sessions')).toEqual([]);
});

test('a shared device that is given on in one tab leaves the induction in its other tabs too', async ({ page }) => {
  const { sharedDevice, player } = fi;
  await beginShared(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByLabel(fi.details.field.lastName, { exact: true })).toBeVisible();
  await other.getByRole('button', { name: player.openList }).click();
  await new WorkerSteps(other, 'fi').button(sharedDevice.person).click();
  const question = other.getByRole('dialog', { name: sharedDevice.title });
  await question.getByRole('button', { name: sharedDevice.person, exact: true }).click();
  await expect(other).toHaveURL(/\/aloita$/);
  await expect(page).toHaveURL(/\/aloita$/);
  expect(await rowsOf(page, 'sessions')).toEqual([]);
});

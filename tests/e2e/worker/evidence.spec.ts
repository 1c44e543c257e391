import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { TEXTS } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const DETAILS = { firstName: 'Aaro', lastName: 'Sinettinen', company: 'Mallin Betoni Oy', phoneNumber: '0401234517' };
const { evidence, player, trail } = TEXTS.fi;

test.use({ viewport: { width: 360, height: 740 } });

test('what a worker signed is sealed, downloaded by them, and found whole by anybody; one changed byte is told by what it belongs to', async ({
  page,
}) => {
  const steps = new WorkerSteps(page, 'fi');
  await steps.takeShortForm(DETAILS);
  await page.getByRole('button', { name: player.done.record }).click();
  await expect(page.getByText(trail.what.completed)).toBeVisible();
  // The seal follows the signing by due work.
  await expect(async () => {
    await page.getByRole('button', { name: evidence.download.act }).click();
    await expect(page.getByRole('button', { name: evidence.download.fetch })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: evidence.download.fetch }).click();
  const buffer = await readFile(await (await download).path());

  await page.goto('/tarkista');
  const give = (name: string, content: Buffer) =>
    page.getByLabel(evidence.choose).first().setInputFiles({ name, mimeType: 'application/zip', buffer: content });
  await give('todiste.zip', buffer);
  await expect(page.getByRole('status').getByText(evidence.result.whole.title)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The name stands beside the chain as well.
  const at = buffer.indexOf('"lastName":"Sinettinen"');
  const changed = Buffer.from(buffer);
  changed[at + '"lastName":"'.length] = 'Z'.charCodeAt(0);
  await give('muutettu.zip', changed);
  await expect(page.getByRole('status').getByText(evidence.result.broken.title)).toBeVisible();
  await expect(page.getByRole('status').getByText(`${evidence.about.details}: ${evidence.code.changed}`)).toBeVisible();
});

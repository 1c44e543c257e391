import { gateApi } from '../../../shared/gate/gate-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { expect, test } from '../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { shellKept } from './kept-shell.ts';

const { gate } = TEXTS.fi;

test('a gate that was open on a phone opens there while the server is down, also its evacuation list, and what it notes is sent later', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('manager@example.com');
  const body = { inductionFormIds: [await api.formNamed('Kalasataman torni C')], presence: true };
  const { _id: id } = await api.ask(projectApi.create, { body: { ...body, name: 'Katveportti' } }, { token });
  const [known] = (await api.ask(gateApi.people, { params: { id }, query: {} }, { token })).items;
  if (!known) throw new Error('The demo has nobody for the gate.');
  await page.setViewportSize({ width: 360, height: 740 });
  await rememberLogin(page, 'foreman@example.com');
  await page.goto(`/admin/projects/${id}/gate`);
  await expect(page.getByRole('link', { name: gate.evacuation.open })).toBeVisible();
  await shellKept(page);
  const kept = () => page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('screen-files ')));
  await expect.poll(kept).toBe(true);
  try {
    await product.kill();
    await page.goto(`/admin/projects/${id}/gate`);
    await page.getByLabel(gate.search).fill(known.name);
    await page.getByRole('link', { name: new RegExp(known.name) }).click();
    await page.getByRole('button', { name: new RegExp(`^${gate.presence.in}`) }).click();
    await expect(page.getByText(gate.presence.waits)).toBeVisible();
    await page.goto(`/admin/projects/${id}/evacuation`);
    await expect(page.getByRole('checkbox', { name: new RegExp(known.name) })).toBeVisible();
  } finally {
    await product.run();
  }
  await page.reload();
  await expect.poll(async () => (await api.notedAt(id, token)).map(({ name }) => name)).toEqual([known.name]);
});

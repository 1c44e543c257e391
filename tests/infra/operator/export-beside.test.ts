import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exportCompany } from '../../../infra/operator/company/export-company.ts';
import { importCompany } from '../../../infra/operator/company/import-company.ts';
import { apiKeyApi } from '../../../shared/api-keys/api-key-api.ts';
import { calendarApi } from '../../../shared/calendars/calendar-api.ts';
import { dataDeskApi } from '../../../shared/data-desk/data-desk-api.ts';
import { USUAL_PERIODS } from '../../../shared/data-desk/retention-rules.ts';
import { webhookApi } from '../../../shared/webhooks/webhook-api.ts';
import { findErasures } from '../../../functions/store/installation/erasures.ts';
import { findRetentionPeriods } from '../../../functions/store/installation/retention-periods.ts';
import { companyOf, openedInstallation, operatedDemo, type Operated } from '../../fixtures/operator/operated.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { CANARY, SHORT_PIN, takeWhole } from '../../fixtures/walk.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';

/** A key, a webhook, the link of a calendar, and times of the company; all of an admin. */
async function openDesks({ app }: Operated, token: string): Promise<void> {
  const key = { name: 'Portin avain', roles: ['admin' as const] };
  await app.ask(apiKeyApi.make, { body: key }, { token, key: uuid() });
  const hook = { name: 'Kulunvalvonta', url: 'https://koukku.example.org/', kinds: ['induction.signed' as const] };
  await app.ask(webhookApi.make, { body: hook }, { token, key: uuid() });
  await app.ask(calendarApi.open, {}, { token });
  const periods = { ...USUAL_PERIODS, permitYears: 7 };
  await app.ask(dataDeskApi.saveRetention, { body: { periods, version: 0 } }, { token });
}

/** Finds the canary at the data desk and erases them; answers the receipt. */
async function eraseCanary({ app }: Operated, token: string, userForm: string) {
  const search = { body: { by: 'email' as const, text: CANARY.email } };
  const { _id: id } = await app.ask(dataDeskApi.search, search, { token, key: uuid() });
  await app.settle();
  await app.ask(dataDeskApi.plan, { params: { id }, body: { userForms: [userForm], cards: [] } }, { token });
  await app.settle();
  await app.ask(dataDeskApi.erase, { params: { id }, body: {} }, { token });
  await app.settle();
  const { receipt } = await app.ask(dataDeskApi.get, { params: { id } }, { token });
  return receipt;
}

test('an export has the times and receipts of the data desk, no key, webhook, link of a calendar or search, and no address of who was erased', async () => {
  const operated = await operatedDemo();
  const { app, installation } = operated;
  const { id: userForm } = await takeWhole(app, SHORT_PIN, CANARY);
  await app.settle();
  const token = await app.login('admin@example.com');
  await openDesks(operated, token);
  const receipt = await eraseCanary(operated, token, userForm);
  const company = await companyOf(app);
  const folder = path.join(await temporaryFolder(), 'export');
  await exportCompany(installation, { company, folder });
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const all = texts.join('\n');
  expect(all).toContain('admin@example.com');
  expect(all).not.toMatch(/APIKEYS|WEBHOOK|DATAREQUEST|koukku\.example\.org|"calendar":|"hasWebhooks"/);
  for (const value of [CANARY.email, CANARY.phoneNumber]) expect(all).not.toContain(value);

  const empty = await openedInstallation();
  await importCompany(folder, empty);
  const moved = await findErasures(empty.world.table, company);
  expect(moved.map((one) => one.receipt._id)).toEqual([receipt?._id]);
  expect((await findRetentionPeriods(empty.world.table, company)).periods).toMatchObject({ permitYears: 7 });
});

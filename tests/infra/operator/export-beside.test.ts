import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exportCompany } from '../../../infra/operator/company/export-company.ts';
import { dataDeskApi } from '../../../shared/data-desk/data-desk-api.ts';
import { webhookApi } from '../../../shared/webhooks/webhook-api.ts';
import { companyOf, operatedDemo } from '../../fixtures/operated.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';

test('an export has no webhook with its secret, and nothing of a search at the data desk', async () => {
  const { app, installation } = await operatedDemo();
  const token = await app.login('admin@example.com');
  const hook = { name: 'Kulunvalvonta', url: 'https://koukku.example.org/', kinds: ['induction.signed' as const] };
  await app.ask(webhookApi.make, { body: hook }, { token, key: uuid() });
  await app.ask(dataDeskApi.search, { body: { by: 'name', text: 'Tipula' } }, { token, key: uuid() });
  await app.settle();
  const folder = path.join(await temporaryFolder(), 'export');
  await exportCompany(installation, { company: await companyOf(app), folder });
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  expect(texts.join('\n')).toContain('admin@example.com');
  expect(texts.join('\n')).not.toMatch(/WEBHOOK|DATAREQUEST|koukku\.example\.org|Tipula/);
});

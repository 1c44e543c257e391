import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findEvidenceKeys } from '../../../functions/store/entities/evidence/evidence-keys.ts';
import { COMMANDS } from '../../../infra/operator/commands.ts';
import { exportCompany } from '../../../infra/operator/company/export-company.ts';
import { importCompany } from '../../../infra/operator/company/import-company.ts';
import type { Installation } from '../../../infra/operator/installation.ts';
import { localKeys } from '../../../infra/local/local-keys.ts';
import { webhookApi } from '../../../shared/webhooks/webhook-api.ts';
import { fetchEvidence } from '../../fixtures/evidence/fetched-evidence.ts';
import {
  appOver,
  companyOf,
  openedInstallation,
  operatedDemo,
  type Operated,
} from '../../fixtures/operator/operated.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { takeWhole } from '../../fixtures/walk.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';

const run = async (installation: Installation, name: string, options = {}) => {
  const result = await COMMANDS[name]?.run(installation, options);
  return { isWell: result?.isWell, text: result?.lines.join('\n') ?? '' };
};

/** The evidence of a new induction, in a file. */
async function evidenceIn(app: Operated['app'], name: string): Promise<string> {
  const taken = await takeWhole(app);
  await app.settle();
  const token = await app.login('manager@example.com');
  const { status, text } = await fetchEvidence(app, `/user-forms/${taken.id}`, token);
  expect(status).toBe(200);
  const file = path.join(await temporaryFolder(), name);
  await writeFile(file, text);
  return file;
}

test('an operator verifies files of before and after the keys of evidence are replaced, and is told of a changed byte', async () => {
  const { installation, app } = await operatedDemo();
  const early = await evidenceIn(app, 'early.json');
  const former = app.world.keys.evidence.current;
  const replaced = await run(installation, 'rotate-keys', { ring: 'evidence' });
  expect(replaced.isWell).toBe(true);
  app.world.keys.evidence = (await localKeys(installation.name)).evidence;
  expect(app.world.keys.evidence.current).not.toBe(former);
  const late = await evidenceIn(app, 'late.json');
  for (const what of [early, late]) {
    const verified = await run(installation, 'verify', { what });
    expect(verified.text).toMatch(/^WHOLE: userForm:[\w-]{22}, mark 1 · /);
    expect(verified.isWell).toBe(true);
  }
  const text = await readFile(late, 'utf8');
  await writeFile(late, text.replace('"what":"signed"', '"what":"singed"'));
  const broken = await run(installation, 'verify', { what: late });
  expect(broken.isWell).toBe(false);
  expect(broken.text).toMatch(/^BROKEN/);
  expect(broken.text).toContain('link 1: was changed');
});

test('a company that moves takes along which key leaked, and no mark of webhooks, which stay behind', async () => {
  const { installation, app } = await operatedDemo();
  const token = await app.login('admin@example.com');
  const hook = { name: 'Kulunvalvonta', url: 'https://koukku.example.org/', kinds: ['induction.signed' as const] };
  await app.ask(webhookApi.make, { body: hook }, { token, key: uuid() });
  await app.settle();
  const file = await evidenceIn(app, 'evidence.json');
  await run(installation, 'rotate-keys', { ring: 'evidence', leaked: '' });
  const revoked = (await findEvidenceKeys(app.world.table)).map(({ revokedAt }) => revokedAt);
  expect(revoked).toEqual([expect.any(String)]);

  const folder = path.join(await temporaryFolder(), 'export');
  await exportCompany(installation, { company: await companyOf(app), folder });
  const empty = await openedInstallation();
  await importCompany(folder, empty);
  expect((await findEvidenceKeys(empty.world.table)).map(({ revokedAt }) => revokedAt)).toEqual(revoked);
  expect((await run(empty, 'verify', { what: file })).text).toContain('is of a leaked key');
  const there = appOver(empty);
  await takeWhole(there.app);
  const marked: unknown[] = [];
  for await (const item of empty.table.items()) if ('hasWebhooks' in item) marked.push(item['PK']);
  expect(marked).toEqual([]);
});

test('what an operator erases leaves a chain that goes on verifying and says so', async () => {
  const { installation, app } = await operatedDemo();
  const taken = await takeWhole(app);
  await app.settle();
  const to = path.join(await temporaryFolder(), 'receipts');
  const erased = await run(installation, 'erase-person', {
    company: await companyOf(app),
    'user-form': taken.id,
    by: 'Ritva Rekisteri',
    to,
  });
  expect(erased.isWell).toBe(true);
  const token = await app.login('admin@example.com');
  const { status, text } = await fetchEvidence(app, `/user-forms/${taken.id}`, token);
  expect(status).toBe(200);
  expect(text).not.toContain('Meikäläinen');
  const file = path.join(await temporaryFolder(), 'erased.json');
  await writeFile(file, text);
  const verified = await run(installation, 'verify', { what: file });
  expect(verified).toMatchObject({ isWell: true });
  expect(verified.text).toMatch(/^WHOLE: userForm:[\w-]{22}, mark 2 · .*\nErased on \d{4}-\d{2}-\d{2}/);
});

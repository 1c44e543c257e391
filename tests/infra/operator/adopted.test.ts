import { unmarshall } from '@aws-sdk/util-dynamodb';
import { expect, test } from 'vitest';
import type { Item } from '../../../functions/store/items.ts';
import { EVIDENCE_KEYS_PARTITION } from '../../../functions/store/evidence-keys.ts';
import { COMMANDS } from '../../../infra/operator/commands.ts';
import type { Installation } from '../../../infra/operator/installation.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { fetchEvidence, verifiedIn } from '../../fixtures/evidence/fetched-evidence.ts';
import { operatedDemo } from '../../fixtures/operator/operated.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { signByMail } from '../../fixtures/permits/sign-permit.ts';
import { takeWhole } from '../../fixtures/walk.ts';

/** Leaves the table as a release without chains had it: none is there, and the first key is listed from now on. */
async function forgetChains({ table, world }: Installation): Promise<void> {
  for await (const stored of table.items()) {
    const { PK, SK } = unmarshall(stored) as Item;
    if (/^EVIDENCE(DAYS|LEAVES)?#/.test(PK)) await world.table.write([{ delete: { PK, SK } }]);
    if (PK !== EVIDENCE_KEYS_PARTITION) continue;
    const values = { ':now': world.now().toISOString() };
    await world.table.write([{ update: { PK, SK }, set: 'SET since = :now', values }]);
  }
}

test('what was signed before there were chains is taken into them by the backfill, marked as sealed afterwards, and goes on from there', async () => {
  const { app, installation } = await operatedDemo();
  const site = await PermitSite.over(app);
  const taken = await takeWhole(app);
  const permit = await submitPermit(site);
  await signByMail(site, permit, 'Creator');
  await app.settle();
  app.pass(2 * 3600);
  await forgetChains(installation);
  const links = async (kind: 'user-forms' | 'permits', id: string) => {
    const token = await app.login(kind === 'permits' ? 'foreman@example.com' : 'manager@example.com');
    const { status, text } = await fetchEvidence(app, `/${kind}/${id}`, token);
    if (status !== 200) return text;
    const { outcome, findings, evidence } = await verifiedIn(app, text);
    expect(findings.filter(({ code }) => code === 'changed' || code === 'missing')).toEqual([]);
    return [outcome, ...(evidence?.links ?? []).map(({ link }) => `${link.what} ${link.by.role} ${link.how}`)];
  };
  expect(await links('user-forms', taken.id)).toContain('seal_pending');

  const done = await COMMANDS['backfill']?.run(installation, { what: 'upgrades' });
  expect(done?.isWell).toBe(true);
  await app.settle();
  const adopted = ['whole', 'adopted installation none'];
  expect(await links('user-forms', taken.id)).toEqual(adopted);
  expect(await links('permits', permit._id)).toEqual(adopted);

  const token = await app.login('manager@example.com');
  await app.ask(userFormActionApi.approve, { params: { id: taken.id }, body: { approved: true } }, { token });
  await site.freshLogins();
  expect((await site.act(permit, 'cancel', { reason: 'Myrsky' })).status).toBe(200);
  await app.settle();
  expect(await links('user-forms', taken.id)).toEqual([...adopted, 'approved user login']);
  expect(await links('permits', permit._id)).toEqual([...adopted, 'cancelled user login']);
});

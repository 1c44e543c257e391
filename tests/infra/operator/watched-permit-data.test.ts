import path from 'node:path';
import { expect, test } from 'vitest';
import { imageKey } from '../../../functions/uploads/place-image.ts';
import { exportCompany } from '../../../infra/operator/company/export-company.ts';
import { importCompany } from '../../../infra/operator/company/import-company.ts';
import { findPermit } from '../../../functions/store/entities/permits/permits.ts';
import { companyOf, openedInstallation, operatedDemo } from '../../fixtures/operator/operated.ts';
import { guardKey, submitWatched } from '../../fixtures/permits/watched-permit.ts';
import { pinOf, WORKER_MAIL } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signByMail, signPermit } from '../../fixtures/permits/sign-permit.ts';
import { DRAWING } from '../../fixtures/walk.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';

/** A permit whose watch runs, with a round that has a photo. */
async function watched(site: PermitSite): Promise<Permit> {
  await site.at('2030-07-04T03:00:00.000Z');
  const permit = await submitWatched(site, { startDate: '2030-07-04', endTime: '2030-07-04', watchMinutes: 30 });
  await signByMail(site, permit, 'Creator');
  const worker = await pinOf(site, WORKER_MAIL, permit);
  await signPermit(site, permit, { role: 'Worker', signPin: worker });
  await site.at('2030-07-04T09:00:00.000Z');
  await site.act(permit, 'endWork', { signPin: worker }, (await reviewPermit(site, permit._id, worker)).body.token);
  await site.app.settle();
  const guard = guardKey(site);
  site.app.pass(14 * 60);
  const round = { signPin: guard, word: 'Kaide lämmin', photo: DRAWING };
  const got = await site.act(permit, 'noteRound', round, (await reviewPermit(site, permit._id, guard)).body.token);
  expect(got.status).toBe(200);
  return permit;
}

test('a watch that runs goes on where its company is moved to, with its rounds and their photos', async () => {
  const { app, installation } = await operatedDemo();
  const { _id } = await watched(await PermitSite.over(app));
  await app.settle();
  const folder = path.join(await temporaryFolder(), 'moved');
  await exportCompany(installation, { company: await companyOf(app), folder });
  const elsewhere = await openedInstallation();
  await importCompany(folder, elsewhere);
  const [before, after] = await Promise.all([
    findPermit(installation.world.table, _id),
    findPermit(elsewhere.world.table, _id),
  ]);
  expect(after?.watches).toEqual(before?.watches);
  const [photo] = after?.watches?.[0]?.rounds.map((round) => round.photo) ?? [];
  const key = imageKey('permit', _id, photo ?? '');
  expect((await elsewhere.files.get(key)).bytes).toEqual((await installation.files.get(key)).bytes);
});

import path from 'node:path';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { expect, test } from 'vitest';
import { passIdOf } from '../../../functions/security/pass-id.ts';
import { exportCompany } from '../../../infra/operator/company/export-company.ts';
import { importCompany } from '../../../infra/operator/company/import-company.ts';
import { requirePassKey } from '../../../infra/operator/company/pass-key.ts';
import { erasePerson } from '../../../infra/operator/erasing/erase-person.ts';
import type { Installation } from '../../../infra/operator/installation.ts';
import { runRetention } from '../../../functions/data-desk/retention/run-retention.ts';
import { localDate, monthsAfter } from '../../../shared/core/dates.ts';
import { passApi } from '../../../shared/gate/pass-api.ts';
import { checkInApi } from '../../../shared/presence/check-in-api.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { workerApi } from '../../../shared/workers/worker-api.ts';
import { appOver, companyOf, openedInstallation, operatedDemo } from '../../fixtures/operator/operated.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { SHORT_PIN, takeWhole } from '../../fixtures/walk.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';

const login = (app: TestApp) => app.login('manager@example.com');

/** Somebody on a site by a phone of their own, noted out by staff, and found in an evacuation. */
async function lived() {
  const { app, installation } = await operatedDemo();
  app.passToMorning();
  const { id, token: own, body } = await takeWhole(app, SHORT_PIN);
  await app.settle();
  const token = await login(app);
  const draft = { name: 'Silta', presence: true, selfCheckIn: true, inductionFormIds: [body.inductionForm._id] };
  const { _id: site, gateId } = await app.ask(projectApi.create, { body: draft }, { token });
  const given = await app.call(checkInApi.giveKey, { params: { id } }, { token: own });
  const checkInKey = given.body.checkInKey ?? '';
  const passId = passIdOf(app.world.keys, id);
  const noteMyself = (on: TestApp, kind: 'in' | 'out') =>
    on.call(checkInApi.note, { params: { id: gateId ?? '' }, body: { checkInKey, kind } }, { key: uuid() });
  expect((await noteMyself(app, 'in')).status).toBe(201);
  const params = { id: site };
  const ticks = [{ passId, isFound: true }];
  await app.ask(presenceApi.drill, { params, body: { people: 1, ticks, isOver: true } }, { token });
  app.pass(3600);
  await app.ask(presenceApi.note, { params, body: { userFormId: id, kind: 'out' } }, { token, key: uuid() });
  await app.settle();
  return { app, installation, id, params, passId, noteMyself };
}

async function itemsNaming({ table }: Installation, id: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const stored of table.items()) {
    const item = unmarshall(stored);
    if (JSON.stringify(item).includes(id))
      keys.push(`${item['PK']} ${item['SK']}`.replaceAll(/[A-Za-z0-9_-]{22,}/g, '…'));
  }
  return keys;
}

test('presence, evacuations, gates, keys of phones and passes are as before where the company is moved to', async () => {
  const { app, installation, params, passId, noteMyself } = await lived();
  const folder = path.join(await temporaryFolder(), 'moved');
  const exported = await exportCompany(installation, { company: await companyOf(app), folder });
  const empty = await openedInstallation();
  await expect(requirePassKey(folder, empty)).rejects.toThrow('--new-passes');

  const keys = { ...empty.world.keys, pass: app.world.keys.pass };
  const target = { ...empty, world: { ...empty.world, keys } };
  await requirePassKey(folder, target);
  expect(await importCompany(folder, target)).toEqual(exported);
  const there = appOver(target).app;
  expect((await there.call(passApi.get, { params: { id: passId } })).body).toMatchObject({ passId, selfCheckIn: true });
  expect((await noteMyself(there, 'in')).status).toBe(201);
  const table = there.world.table;
  const presence = await table.queryAll({ where: 'PK = :site', values: { ':site': `PRESENCE#${params.id}` } });
  expect(new Set(presence.map(({ SK }) => SK.split('#')[0]))).toEqual(new Set(['D', 'P', 'T', 'V']));
});

test('an erased person has neither presence nor a phone that notes them', async () => {
  const { app, installation, id } = await lived();
  const places = await itemsNaming(installation, id);
  for (const place of ['CHECKIN#… CHECKIN', 'UF#… PHONE#…']) expect(places).toContain(place);
  expect(places.filter((place) => place.startsWith('PRESENCE#'))).not.toEqual([]);
  const company = await companyOf(app);
  await erasePerson(
    installation,
    { company, userForms: [id], cards: [], email: undefined, phone: undefined, by: 'Ritva', isListElsewhere: true },
    await temporaryFolder(),
  );
  const left = await itemsNaming(installation, id);
  expect(left.filter((place) => /^(PRESENCE|ONSITE|CHECKIN|UF)#/.test(place))).toEqual([]);
});

test('presence is kept for the months of its site, then its first and last day alone', async () => {
  const { app, installation, params } = await lived();
  const token = await login(app);
  const day = localDate(app.world.now());
  const { version, ...project } = await app.ask(projectApi.get, { params }, { token });
  await app.ask(projectApi.update, { params, body: { ...project, version, presenceMonths: 2 } }, { token });
  const until = new Date(`${monthsAfter(day, 2)}T12:00:00Z`).getTime();
  const run = async () => {
    const over = await runRetention(installation, { isDryRun: false });
    return over.filter(({ kind }) => kind === 'presence').map(({ count }) => count);
  };
  app.pass((until - app.world.now().getTime()) / 1000);
  expect(await run()).toEqual([]);
  app.pass(2 * 86_400);
  expect(await run()).toEqual([1]);
  const after = await login(app);
  expect((await app.ask(presenceApi.list, { params, query: { day } }, { token: after })).items).toEqual([]);
  const { items } = await app.ask(workerApi.list, { params, query: {} }, { token: after });
  expect(items).toMatchObject([{ start: { date: day, from: 'presence' }, lastPresent: day }]);
});

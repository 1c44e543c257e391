import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { expect, test } from 'vitest';
import { runReminders } from '../../../functions/reminders/run-reminders.ts';
import { findErasures } from '../../../functions/store/installation/erasures.ts';
import { erasePerson, previewErasure, type PersonAsked } from '../../../infra/operator/erasing/erase-person.ts';
import type { Installation } from '../../../infra/operator/installation.ts';
import { canonicalJson } from '../../../shared/content/answers/canonical.ts';
import { createHash } from 'node:crypto';
import { createCardsForm, given, takeWithCards, uploaded } from '../../fixtures/cards-walk.ts';
import { dyingProcess, type Death } from '../../fixtures/store/dying-world.ts';
import { companyOf, operatedDemo, type Operated } from '../../fixtures/operator/operated.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { signByMail } from '../../fixtures/permits/sign-permit.ts';
import { CANARY, SHORT_PIN, saveDetails, start, type Started } from '../../fixtures/walk.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { reportApi } from '../../../shared/reports/report-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';

const VALUES = [...Object.values(CANARY).filter((value) => value !== CANARY.company), 'tipula', 'kanarialintu'];

/** Everything that the store holds, item by item and file by file, as text. */
async function everything({ table, files }: Installation): Promise<string[]> {
  const texts: string[] = [];
  for await (const stored of table.items()) {
    const item = unmarshall(stored);
    const zipped: unknown = item['zipped'];
    texts.push(JSON.stringify(item), zipped instanceof Uint8Array ? gunzipSync(zipped).toString('utf8') : '');
  }
  for await (const key of files.keys())
    texts.push(`${key} ${Buffer.from((await files.get(key)).bytes).toString('utf8')}`);
  return texts;
}

const naming = async (installation: Installation, values: readonly string[] = VALUES) =>
  (await everything(installation)).filter((text) => values.some((value) => text.includes(value)));

const asked = (company: string, rest: Partial<PersonAsked>): PersonAsked => ({
  company,
  userForms: [],
  cards: [],
  email: undefined,
  phone: undefined,
  by: 'Ritva Rekisteri',
  isListElsewhere: false,
  ...rest,
});

type Site = Operated & { company: string; site: PermitSite; cardsPin: string; cardsForm: string };

async function preparedSite(): Promise<Site> {
  const operated = await operatedDemo();
  const { app } = operated;
  const site = await PermitSite.over(app);
  const { pin, id } = await createCardsForm(app, site.tokens.editor);
  return { ...operated, company: await companyOf(app), site, cardsPin: pin, cardsForm: id };
}

/** The canary with a card, whose photo is theirs, and mails that have gone; answers the induction. */
async function withCard({ app, cardsPin }: Site, number = 70): Promise<string> {
  const { id } = await takeWithCards(app, cardsPin, {
    user: CANARY,
    cards: async (started) => [given('Tulityökortti', '2026-12-06', await uploaded(app, started, number))],
  });
  await app.settle();
  return id;
}

/** Another induction of theirs that they have only begun. */
async function begun({ app }: Site): Promise<Started> {
  const started = await start(app, SHORT_PIN);
  await saveDetails(app, started, { ...CANARY, birthday: undefined });
  return started;
}

/** Reminders of the site's cards: to the owner, and as a digest to an admin. */
async function reminded({ app, site, cardsForm }: Site): Promise<void> {
  const token = site.tokens.manager;
  const cardReminder = { adminEnabled: true, adminEmails: ['admin@example.com'], ownerEnabled: true };
  const body = { name: 'Muistutustyömaa', inductionFormIds: [cardsForm], cardReminder };
  expect((await app.call(projectApi.create, { body }, { token })).status).toBe(201);
  await runReminders(app.world, '2026-11-22');
  await app.settle();
  app.pass(600);
  await app.settle();
}

async function draftNaming({ site }: Site, userFormId: string) {
  const { body: permit } = await site.create(await site.form([personBlock('Worker')]));
  const saved = await site.choose(permit, [[{ userFormId }]]);
  expect(saved.body.persons).toContainEqual(expect.objectContaining({ lastName: CANARY.lastName }));
  return saved.body;
}

async function report({ app }: Site) {
  const got = await app.call(
    reportApi.billing,
    { query: { start: '2026-01-01', end: '2030-01-01' } },
    { token: await app.login('admin@example.com') },
  );
  expect(got.status).toBe(200);
  return got.body[0];
}

/** The keys of an induction's own files. */
const files = (texts: readonly string[], id: string) =>
  texts.filter((text) => text.startsWith(`static/images/userForm/${id}/`));

test('nothing that the store holds names an erased person, and the receipt tells what was erased', async () => {
  const site = await preparedSite();
  const { app, installation, company } = site;
  const inducted = await withCard(site);
  const phone = await begun(site);
  await reminded(site);
  await draftNaming(site, await site.site.inducted(CANARY));
  const before = await naming(installation);
  expect(files(await everything(installation), inducted)).toHaveLength(2);
  const kinds = before.map((text) => /"PK":"(?:C#[^"#]+#)?([A-Z]+)#/.exec(text)?.[1]);
  for (const kind of ['UF', 'CARD', 'CARDS', 'MSG', 'DIGEST', 'BILL', 'PERMIT']) expect(kinds).toContain(kind);
  const billedBefore = await report(site);
  const everybody = (await everything(installation)).length;

  const all = asked(company, { email: CANARY.email.toUpperCase(), isListElsewhere: true });
  const { erasure, notes } = await previewErasure(installation, all);
  expect(erasure.receipt.erased).toMatchObject({ inductions: 3, cards: 1, files: 3, 'permits without the address': 1 });
  expect(notes).toEqual([]);
  expect((await everything(installation)).length).toBe(everybody);

  const folder = await temporaryFolder();
  const [receipt] = await erasePerson(installation, all, folder);
  expect(await naming(installation)).toEqual([]);
  await app.settle();
  expect(await naming(installation)).toEqual([]);
  expect(files(await everything(installation), inducted)).toEqual([]);
  expect((await app.call(userFormApi.get, { params: { id: phone.id } }, { token: phone.token })).status).toBe(404);
  const billedAfter = await report(site);
  expect(billedAfter?.counts).toEqual(billedBefore?.counts);
  expect(billedAfter?.dropped).toHaveLength(Number(billedBefore?.dropped.length));

  const [file = ''] = await readdir(folder);
  const { sha256, ...written } = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  expect(written).toEqual(receipt);
  expect(written).toMatchObject({ by: 'Ritva Rekisteri', erased: erasure.receipt.erased });
  expect(sha256).toBe(createHash('sha256').update(canonicalJson(written)).digest('hex'));
  await expect(previewErasure(installation, all)).rejects.toThrow('nothing of such a person');
});

test('an induction of a site that goes on stays as a line of its list of workers, and signed permits keep the name', async () => {
  const site = await preparedSite();
  const { app, installation, company } = site;
  const userFormId = await site.site.inducted(CANARY);
  const permit = await site.site.act(await draftNaming(site, userFormId), 'submit');
  await signByMail(site.site, permit.body, 'Creator');
  await app.settle();
  const token = site.site.tokens.manager;

  const [receipt] = await erasePerson(
    installation,
    asked(company, { userForms: [userFormId] }),
    await temporaryFolder(),
  );
  await app.settle();
  expect(receipt?.kept.map(({ what, count }) => [what, count])).toEqual([
    ['list of workers', 1],
    ['permits with the name', 1],
    ['billing entries', 1],
  ]);
  expect(await naming(installation, [CANARY.email, CANARY.phoneNumber])).toEqual([]);
  const shown = await app.call(userFormApi.get, { params: { id: userFormId } }, { token });
  const { email: _, phoneNumber: __, ...listed } = CANARY;
  const erased = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(shown.body).toMatchObject({ user: listed, meta: { archived: true, erased }, adminEdits: [] });
  expect(shown.body.user).not.toHaveProperty('email');
  const kept = await site.site.get(permit.body);
  expect(kept.body.persons).toContainEqual(
    expect.objectContaining({ lastName: CANARY.lastName, email: '', phoneNumber: '' }),
  );
});

/** The run that died had come to its end. */
function ignoreErased(error: unknown): void {
  if (!String(error).includes('has no induction')) throw error;
}

/** The installation of a process that dies. */
function dying(installation: Installation, death: Death) {
  const { dying: ending, hasDied } = dyingProcess(death);
  const { world, files } = installation;
  const mortal = { ...installation, files: ending(files), world: { ...world, table: ending(world.table) } };
  return { mortal, hasDied };
}

// Dying before a step is dying after the one before it: together they try every second of them.
test.each([
  ['before', 1],
  ['after', 2],
] as const)(
  'an erasure that dies %s a step, from the first to the last, is finished by the next run and receipted once',
  async (moment, first) => {
    const site = await preparedSite();
    const { installation, company, app } = site;
    const stays = await naming(installation);
    expect(stays).toEqual([]);
    let receipts = 0;
    for (let at: number = first, isDying = true; isDying; at += 4) {
      const userForms = [await withCard(site, 70 + (at % 20))];
      await draftNaming(site, await site.site.inducted(CANARY));
      const all = asked(company, { userForms, email: CANARY.email, isListElsewhere: true });
      const { mortal, hasDied } = dying(installation, { at, moment });
      await erasePerson(mortal, all, await temporaryFolder()).catch(() => []);
      isDying = hasDied();
      const folder = await temporaryFolder();
      await erasePerson(installation, all, folder).catch(ignoreErased);
      await app.settle();
      expect({ at, left: await naming(installation) }).toEqual({ at, left: [] });
      receipts += 1;
      const written = await findErasures(installation.world.table, company);
      expect(written.filter(({ plan }) => plan)).toEqual([]);
      expect(written).toHaveLength(receipts);
    }
    expect(receipts).toBeGreaterThan(8);
  },
);

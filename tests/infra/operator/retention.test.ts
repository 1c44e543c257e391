import { unmarshall } from '@aws-sdk/util-dynamodb';
import { expect, test } from 'vitest';
import { recount } from '../../../infra/operator/backfill/recount.ts';
import { contentsOf } from '../../../infra/operator/contents.ts';
import { runRetention } from '../../../functions/data-desk/retention/run-retention.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { isTimeOver } from '../../../shared/data-desk/retention-rules.ts';
import type { Installation } from '../../../infra/operator/installation.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { createCardsForm, given, takeWithCards, uploaded } from '../../fixtures/cards-walk.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { dyingProcess } from '../../fixtures/store/dying-world.ts';
import { operatedDemo } from '../../fixtures/operator/operated.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { signByMail } from '../../fixtures/permits/sign-permit.ts';
import { PERSON, SHORT_PIN, saveDetails, start } from '../../fixtures/walk.ts';

async function everything({ table, files }: Installation): Promise<string[]> {
  const texts: string[] = [];
  for await (const item of table.items()) texts.push(JSON.stringify(unmarshall(item)));
  for await (const key of files.keys()) texts.push(key);
  return texts.toSorted();
}

const naming = async (installation: Installation, value: string) =>
  (await everything(installation)).filter((text) => text.includes(value));

const shown = (over: Awaited<ReturnType<typeof runRetention>>) =>
  Object.fromEntries(over.map(({ kind, count, oldest }) => [kind, [count, oldest]]));

/** A site with a card, a permit that is being signed until 5 June 2030, and an induction that somebody has only begun. */
async function lived() {
  const { app, installation } = await operatedDemo();
  const site = await PermitSite.over(app);
  const cardsForm = await createCardsForm(app, site.tokens.editor);
  const listed = await app.call(projectApi.get, { params: { id: site.project } }, { token: site.tokens.manager });
  const inductionFormIds = [...listed.body.inductionFormIds, cardsForm.id];
  const token = site.tokens.manager;
  const change = { ...listed.body, inductionFormIds };
  expect((await app.call(projectApi.update, { params: { id: site.project }, body: change }, { token })).status).toBe(
    200,
  );
  const { cards, id } = await takeWithCards(app, cardsForm.pin, {
    user: { ...PERSON, firstName: 'Kortti' },
    cards: async (started) => [given('Tulityökortti', '2030-01-01', await uploaded(app, started))],
  });
  const permit = await submitPermit(site);
  await signByMail(site, permit, 'Creator');
  const unfinished = await start(app, SHORT_PIN);
  await saveDetails(app, unfinished, { ...PERSON, firstName: 'Keskenjäänyt' });
  await app.settle();
  return { app, installation, site, permit, card: cards[0], userFormId: id };
}

test('everything is kept for its time and ends after it, and a dry run changes nothing', async () => {
  const { app, installation, site, permit, card, userFormId } = await lived();
  const run = async () => {
    const before = await contentsOf(installation);
    const dry = await runRetention(installation, { isDryRun: true });
    expect(await contentsOf(installation)).toEqual(before);
    expect(await runRetention(installation, { isDryRun: false })).toEqual(dry);
    await app.settle();
    expect(await runRetention(installation, { isDryRun: true })).toEqual([]);
    return shown(dry);
  };
  const begun = localDate(app.world.now());
  app.pass(30 * 86_400);
  expect(await run()).toEqual({});
  app.pass(86_400);
  expect(await run()).toEqual({ 'unfinished inductions': [1, begun] });
  // Billing tells of every month who was dropped; the name is gone from there too.
  expect(await naming(installation, 'Keskenjäänyt')).toEqual([]);

  await site.at('2030-06-07T09:00:00.000Z');
  const token = site.tokens.manager;
  const project = (await app.call(projectApi.get, { params: { id: site.project } }, { token })).body;
  const ended = { ...project, endDate: '2030-06-30' };
  expect((await app.call(projectApi.update, { params: { id: site.project }, body: ended }, { token })).status).toBe(
    200,
  );
  expect((await app.call(projectApi.end, { params: { id: site.project } }, { token })).status).toBe(200);

  const photo = `static/images/card/${card?._id}/${card?.imageSrc}`;
  await site.at('2031-06-30T20:00:00.000Z');
  expect(await run()).toEqual({});
  expect(await naming(installation, photo)).toEqual([photo]);
  await site.at('2031-07-01T20:00:00.000Z');
  expect(await run()).toEqual({ 'card pictures': [1, '2030-06-30'] });
  expect(await naming(installation, photo)).toEqual([]);
  expect((await naming(installation, `/${card?.imageSrc}`)).filter((text) => text.startsWith('static/'))).toEqual([]);
  const cardNow = await app.call(cardApi.get, { params: { id: card?._id ?? '' } }, { token: site.tokens.manager });
  expect(cardNow.body).toMatchObject({ name: 'Tulityökortti', expires: '2030-01-01', imageSrc: '' });

  await site.at('2032-06-07T09:00:00.000Z');
  expect(await run()).toEqual({ 'addresses on permits': [1, '2030-06-05'] });
  expect((await site.get(permit)).body.persons.map(({ email }: { email: string }) => email)).toEqual(['', '', '', '']);

  await site.at('2036-12-31T12:00:00.000Z');
  expect(await run()).toEqual({});
  expect((await app.call(userFormApi.get, { params: { id: userFormId } }, { token: site.tokens.manager })).status).toBe(
    200,
  );
  await site.at('2037-01-01T12:00:00.000Z');
  expect(await run()).toEqual({
    inductions: [2, '2030-06-30'],
    permits: [1, '2030-06-05'],
    'lists of workers': [1, '2030-06-30'],
  });
  expect(await naming(installation, PERSON.lastName)).toEqual([]);
  // The number stays given; limits and answers to repeated requests end by themselves.
  const left = await naming(installation, permit._id);
  expect(left.filter((text) => !/"PK":"(?:PERMITNUMBER|LIMIT|ONCE|EVIDENCE)#/.test(text))).toEqual([]);
  expect(await recount(installation, { isDryRun: true })).toEqual([]);
});

test('a run that dies at any of its steps is finished by the next', async () => {
  const { app, installation, site } = await lived();
  const token = site.tokens.manager;
  const project = (await app.call(projectApi.get, { params: { id: site.project } }, { token })).body;
  const body = { ...project, endDate: '2030-06-30' };
  await site.at('2030-07-07T09:00:00.000Z');
  expect(
    (await app.call(projectApi.update, { params: { id: site.project }, body }, { token: site.tokens.manager })).status,
  ).toBe(200);
  await app.call(projectApi.end, { params: { id: site.project } }, { token: site.tokens.manager });
  await site.at('2037-01-01T12:00:00.000Z');
  let deaths = 0;
  for (let isDying = true; isDying; deaths += 1) {
    const { dying, hasDied } = dyingProcess({ at: 4 + deaths, moment: deaths % 2 === 0 ? 'before' : 'after' });
    const { world, files } = installation;
    const outside = { table: dying(world.table), files: dying(world.files) };
    const mortal = { ...installation, files: dying(files), world: { ...world, ...outside } };
    await runRetention(mortal, { isDryRun: false }).catch(() => []);
    isDying = hasDied();
    expect(deaths).toBeLessThan(200);
  }
  expect(deaths).toBeGreaterThan(5);
  await app.settle();
  expect(await naming(installation, PERSON.lastName)).toEqual([]);
  expect(
    (await naming(installation, 'static/')).filter((text) => /^static\/images\/(userForm|permit)\//.test(text)),
  ).toEqual([]);
  expect(await recount(installation, { isDryRun: true })).toEqual([]);
});

test.each([
  ['unfinished inductions', '2026-01-01', '2026-01-31', '2026-02-01'],
  ['card pictures', '2028-02-29', '2029-03-01', '2029-03-02'],
  ['inductions', '2026-01-01', '2032-12-31', '2033-01-01'],
  ['addresses on permits', '2026-03-31', '2028-03-31', '2028-04-01'],
  ['permits', '2026-12-31', '2032-12-31', '2033-01-01'],
] as const)('%s of %s are kept on %s and not on %s', (kind, day, last, first) => {
  expect([isTimeOver(kind, day, last), isTimeOver(kind, day, first)]).toEqual([false, true]);
});

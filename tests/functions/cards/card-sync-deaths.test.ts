import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doDueWork, newRun } from '../../../functions/jobs/do-due-work.ts';
import { findDueKeys } from '../../../functions/store/due/due-index.ts';
import { imageKey } from '../../../functions/uploads/place-image.ts';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { createCardsForm, given, signCards, takeWithCards, uploaded, type Taken } from '../../fixtures/cards-walk.ts';
import { dyingWorld, type Death } from '../../fixtures/store/dying-world.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';

type Card = Taken['cards'][number];

let app: TestApp;
let manager: string;
let pin: string;
let project: string;
beforeAll(async () => {
  app = await startSeededApp();
  manager = await app.login('manager@example.com');
  const form = await createCardsForm(app, await app.login('editor@example.com'));
  pin = form.pin;
  project = (await app.call(projectApi.create, { body: { inductionFormIds: [form.id] } }, { token: manager })).body._id;
});
afterAll(() => app.stop());

const cardAt = (id: string) => app.call(cardApi.get, { params: { id } }, { token: manager });
const listed = async (query: Given<typeof cardApi.listOfProject>['query'] = {}) => {
  const { items } = await app.ask(cardApi.listOfProject, { params: { id: project }, query }, { token: manager });
  return items.map(({ _id }) => _id).toSorted();
};
const AFTER_ALL = new Date(8.64e13);
const waiting = async () => (await findDueKeys(app.world.table, AFTER_ALL, 1000)).map(({ PK }) => PK);
const hasPhoto = ({ _id, imageSrc }: { _id: string; imageSrc: string }) =>
  app.files.objects.has(imageKey('card', _id, imageSrc));

/** The cards of the list whose photo is not there. */
async function listedWithoutPhoto(): Promise<string[]> {
  const cards = await Promise.all((await listed()).map(cardAt));
  return cards.filter(({ body }) => body.imageSrc !== '' && !hasPhoto(body)).map(({ body }) => body._id);
}

/** A page of two cards whose first gets another photo and whose second goes and is followed by a new one; answers both. */
async function changePage(taken: Taken, version: number) {
  const body: Got['body'] = await app.ask(userFormApi.get, { params: { id: taken.id } }, { token: manager });
  const [kept] = body.pages[0].content[0].images;
  const changed = { ...kept, expires: `20${30 + (version % 60)}-01-01`, imageSrc: await uploaded(app, taken, version) };
  const added = given('Ensiapukortti', '2040-01-01', await uploaded(app, taken, version + 1));
  const saved = await signCards(app, taken, [changed, added], version);
  expect(saved.status).toBe(200);
  const [first, second] = saved.body.page.content[0].images as Card[];
  if (!first || !second) throw new Error('the page has no two cards');
  return { kept: first, added: second };
}

async function runDying(death: Death): Promise<boolean> {
  const { world, hasDied } = dyingWorld(app.world, death);
  // A round that ends early on a busy machine would not come to the step of the death.
  await doDueWork(world, newRun(undefined, Number.POSITIVE_INFINITY)).catch(() => 0);
  return hasDied();
}

describe('a worker that dies while cards follow their page', () => {
  test.each(['before', 'after'] as const)(
    'leaves every card to be made, changed and taken away exactly once, with its photo: %s each step',
    async (moment) => {
      const taken = await takeWithCards(app, pin, {
        cards: async (started) => [
          given('Tulityökortti', '2030-01-01', await uploaded(app, started, 40)),
          given('Ensiapukortti', '2030-01-01'),
        ],
      });
      await app.settle();
      const others = (await listed()).filter((id) => !taken.cards.some(({ _id }) => _id === id));
      let gone = String(taken.cards[1]?._id);
      let at = 1;
      for (let isDying = true; isDying; at += 1) {
        const { kept, added } = await changePage(taken, at);
        isDying = await runDying({ at, moment });
        expect({ at, withoutPhoto: await listedWithoutPhoto() }).toEqual({ at, withoutPhoto: [] });
        await app.settle();
        const { _id, imageSrc, expires } = kept;
        expect((await cardAt(_id)).body).toMatchObject({ imageSrc, expires, version: at + 1 });
        expect((await cardAt(_id)).body.history).toHaveLength(at);
        expect((await cardAt(added._id)).body).toMatchObject({ imageSrc: added.imageSrc, version: 1, history: [] });
        expect((await cardAt(gone)).status).toBe(404);
        const both = [_id, added._id];
        expect(await listed()).toEqual([...others, ...both].toSorted());
        expect(await listed({ q: 'matti' })).toEqual([...others, ...both].toSorted());
        expect(both.filter((id) => !hasPhoto(id === _id ? kept : added))).toEqual([]);
        expect(await waiting()).toEqual([]);
        gone = added._id;
      }
      expect(at).toBeGreaterThan(10);
    },
  );
});

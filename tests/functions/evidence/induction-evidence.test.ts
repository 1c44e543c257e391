import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markOf } from '../../../shared/evidence/mark.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { pageKey, userFormKey } from '../../../functions/store/keys.ts';
import { fetchEvidence, verifiedIn } from '../../fixtures/evidence/fetched-evidence.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { RICH_PIN, start, startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';

let app: TestApp;
let managerToken = '';
beforeAll(async () => {
  app = await startSeededApp();
  managerToken = await app.login('manager@example.com');
});
afterAll(() => app.stop());

const evidenceOf = ({ id }: Started, token = managerToken) => fetchEvidence(app, `/user-forms/${id}`, token);
const approve = ({ id }: Started) =>
  app.ask(userFormActionApi.approve, { params: { id }, body: { approved: true } }, { token: managerToken });
const verified = async (taken: Started) => {
  const { status, text } = await evidenceOf(taken);
  expect({ status, text: status === 200 || text }).toEqual({ status: 200, text: true });
  return verifiedIn(app, text);
};
const told = async (taken: Started) =>
  (await verified(taken)).evidence?.links.map(({ link }) => `${link.n} ${link.what} ${link.by.role} ${link.how}`);

describe('the chain of an induction', () => {
  test('grows by its signing and by each later event, and covers what it was made of', async () => {
    const taken = await takeWhole(app, RICH_PIN);
    expect((await evidenceOf(taken)).text).toContain('seal_pending');
    await app.settle();
    await approve(taken);
    await app.settle();
    const verdict = await verified(taken);
    expect(verdict.outcome).toBe('whole');
    expect(verdict.findings.filter(({ code }) => code === 'former')).toEqual([]);
    expect(await told(taken)).toEqual(['1 signed worker worker', '2 approved user login']);
    expect(Object.values(verdict.evidence?.names ?? {})).toContain('Matti Meikäläinen');
    expect(JSON.stringify(verdict.evidence?.links)).not.toContain('Meikäläinen');
  });

  test('tells a return with its reason, and the second signing, in the order of events', async () => {
    const taken = await takeWhole(app);
    const body = { reason: 'Katso uudestaan', pages: [0] };
    await app.ask(userFormActionApi.returnPages, { params: { id: taken.id }, body }, { token: managerToken });
    const again = await app.call(
      userFormApi.signPage,
      { params: { id: taken.id, pageIndex: '0' }, body: {} },
      { token: taken.token },
    );
    expect(again.status).toBe(200);
    await app.settle();
    expect(await told(taken)).toEqual(['1 signed worker worker', '2 returned user login', '3 signed worker worker']);
    const { evidence } = await verified(taken);
    expect(JSON.stringify(evidence?.parts)).toContain('Katso uudestaan');
    const pages = evidence?.links.map(({ content }) => content?.kind === 'userForm' && content.pages[0]?.hash);
    expect(pages?.map((hash) => typeof hash)).toEqual(['string', 'object', 'string']);
  });

  test('is read by its worker, by staff who read the induction, and by nobody else', async () => {
    const taken = await takeWhole(app);
    await app.settle();
    expect((await evidenceOf(taken, taken.token)).status).toBe(200);
    expect((await evidenceOf(taken, await app.login('editor@example.com'))).status).toBe(403);
    expect((await evidenceOf(taken, await app.login('admin@toinen.example.com'))).status).toBe(404);
    const begun = await start(app);
    expect((await evidenceOf(begun)).text).toContain('invalid_state');
  });

  test('seals once, however often its due work is done', async () => {
    const taken = await takeWhole(app);
    await app.settle();
    const { sealInduction } = await import('../../../functions/user-forms/evidence/seal-inductions.ts');
    await Promise.all([sealInduction(app.world, taken.id), sealInduction(app.world, taken.id)]);
    expect(await told(taken)).toEqual(['1 signed worker worker']);
  });

  test('gives the receipt its mark, which is sent after the seal, once', async () => {
    const before = app.post.mails.length;
    const taken = await takeWhole(app);
    await app.settle();
    const { mark } = await verified(taken);
    const receipts = app.post.mails.slice(before).filter(({ text }) => text.includes('Sinetin merkki'));
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.text).toContain(mark ?? '-');
  });
});

describe('a row that was changed behind the product’s back', () => {
  const broken = async (taken: Started) => (await verified(taken)).findings.filter(({ code }) => code === 'changed');

  test('is told as the page, the details or the event that it is', async () => {
    const taken = await takeWhole(app, RICH_PIN);
    await approve(taken);
    await app.settle();
    await app.world.table.updateOne({
      update: pageKey(taken.id, 1),
      set: 'SET answers = :other',
      values: { ':other': { '0': 'toista' } },
    });
    await app.world.table.updateOne({
      update: userFormKey(taken.id),
      set: 'SET #row.firstName = :other',
      names: { '#row': 'row' },
      values: { ':other': 'Joku' },
    });
    expect(await broken(taken)).toEqual([
      expect.objectContaining({ about: 'details', link: 2 }),
      expect.objectContaining({ about: 'page', page: 1, link: 2 }),
    ]);
  });

  test('is told where a link is', async () => {
    const taken = await takeWhole(app);
    await app.settle();
    const { evidence } = await verified(taken);
    const first = evidence?.links[0]?.link;
    expect(first && markOf(first)).toMatch(/^1 · /);
    const { chainLinkKey } = await import('../../../functions/store/evidence-keys.ts');
    await app.world.table.updateOne({
      update: chainLinkKey(evidence?.company ?? '', evidence?.sub ?? '', 1),
      set: 'SET #link.#by.#role = :other',
      names: { '#link': 'link', '#by': 'by', '#role': 'role' },
      values: { ':other': 'user' },
    });
    expect(await broken(taken)).toContainEqual(expect.objectContaining({ about: 'link', link: 1 }));
  });
});

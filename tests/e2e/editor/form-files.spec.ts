import type { Page, Route } from '@playwright/test';
import { rescuePlan } from '../../../infra/demo/permits/rescue-plan.ts';
import { AuthorSteps, EDITOR, savedForm } from './author-steps.ts';
import { expect, expectAccessible, test } from '../steps/product-test.ts';
import { rememberLogin } from '../steps/staff-steps.ts';
import { cardPhoto } from '../steps/worker-steps.ts';

test.use({ viewport: { width: 1366, height: 768 }, hasTouch: false, serviceWorkers: 'block' });

const PLAN = {
  name: 'Pelastussuunnitelma.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(rescuePlan()),
};

const isPost = (route: Route) =>
  route.request().method() === 'POST' && (route.request().headers()['content-type'] ?? '').startsWith('multipart/');

/** Stands between the page and the object store: posts of files are let through, held, or broken off. */
async function storeOf(page: Page) {
  const store = { mode: 'open' as 'open' | 'held' | 'broken', held: 0, keys: [] as string[], confirmed: 0 };
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key !== undefined && /\/upload-(image|document)$/.test(request.url())) store.keys.push(key);
    if (/\/upload-(image|document)\/[^/]+$/.test(request.url())) store.confirmed += 1;
  });
  await page.route('**/*', async (route) => {
    if (!isPost(route) || store.mode === 'open') return route.fallback();
    if (store.mode === 'broken') return route.abort('connectionreset');
    // Held until the page gives it up.
    store.held += 1;
  });
  return store;
}

for (const kind of ['image', 'document'] as const) {
  test(`a slow upload of a ${kind} asks before the page is left, can be cancelled and leaves nothing, and a failed one tried again`, async ({
    page,
    product,
  }) => {
    const store = await storeOf(page);
    await rememberLogin(page, EDITOR);
    const author = new AuthorSteps(page);
    const { editor, texts } = author;
    const id = await author.newForm(`Tiedostot ${kind}`);
    await author.addPage('empty');
    await author.insert(kind === 'image' ? 'img' : 'doc');
    await author.saveDraft();
    const file = kind === 'image' ? await cardPhoto(page, 'KARTTA') : PLAN;
    const label = kind === 'image' ? editor.file.chooseImage : editor.file.chooseDocument;
    const progress = page.getByRole('progressbar', { name: editor.file.progress });

    store.mode = 'held';
    await author.field(label).setInputFiles(file);
    await expect.poll(() => store.held).toBe(1);
    await expect(progress).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    const question = page.getByRole('dialog', { name: texts.unsaved.leaveTitle });
    await question.getByRole('button', { name: texts.unsaved.stay, exact: true }).click();
    await author.button(editor.file.stop).click();
    await expect(progress).toHaveCount(0);
    await expect(author.field(label)).toBeAttached();
    expect(store.confirmed).toBe(0);

    store.mode = 'broken';
    await author.field(label).setInputFiles(file);
    const failure = page.getByRole('alert').filter({ hasText: file.name });
    await expect(failure).toContainText(texts.errors.network);
    await expectAccessible(page);
    const before = store.keys.length;
    store.mode = 'open';
    await failure.getByRole('button', { name: texts.common.retry }).click();
    await expect(author.field(editor.file.replace)).toBeAttached();
    await expect(failure).toHaveCount(0);
    expect(store.keys.slice(before - 1)).toEqual([store.keys[before - 1], store.keys[before - 1]]);

    await author.publish();
    const { pages } = await savedForm(product.url, id);
    const block = pages[0]?.content.find((each) => each.kind === (kind === 'image' ? 'img' : 'doc'));
    expect(store.confirmed).toBe(1);
    expect(block).toMatchObject({ fileName: expect.stringMatching(/.{4}/) });
  });
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewerRequest } from '../../../infra/local/site/edge-vm.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { RICH_PIN, SHORT_PIN, start, startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';
import { EDGE_ENGINES, STATIC_TOKEN } from '../edge/edge-engines.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

type Opened = { uri: string; token: string };

/** Whether the edge lets a file through. */
async function isOpened({ uri, token }: Opened): Promise<boolean> {
  const [engine] = EDGE_ENGINES;
  const answer = await engine?.run(
    STATIC_TOKEN,
    viewerRequest({ uri, query: `token=${token}` }),
    app.world.keys.file.keys,
  );
  return answer !== undefined && !('statusCode' in answer);
}

function foldersOf({ id, body }: Started) {
  const formId = String(body.inductionForm._id);
  return {
    fileToken: `/static/images/userForm/${id}/`,
    formImageToken: `/static/images/inductionForm/${formId}/`,
    formDocumentToken: `/static/documents/inductionForm/${formId}/`,
  };
}

const TOKENS = ['fileToken', 'formImageToken', 'formDocumentToken'] as const;

describe('the file tokens of an induction', () => {
  test('each opens its own folder, and neither the two others nor those of another induction', async () => {
    const [mine, other] = [await start(app, RICH_PIN), await start(app, SHORT_PIN)];
    const [own, foreign] = [foldersOf(mine), foldersOf(other)];
    for (const name of TOKENS) {
      const token = String(mine.body[name]);
      for (const folder of TOKENS) {
        const opened = await isOpened({ uri: `${own[folder]}file.bin`, token });
        expect({ name, folder, opened }).toEqual({ name, folder, opened: name === folder });
        expect(await isOpened({ uri: `${foreign[folder]}file.bin`, token })).toBe(false);
      }
    }
  });

  test('open the picture and the document that the pages name', async () => {
    const { body } = await start(app, RICH_PIN);
    const blocks = (body.pages as { content: { kind: string; fileName?: string }[] }[]).flatMap(
      ({ content }) => content,
    );
    const nameOf = (wanted: string) => String(blocks.find(({ kind }) => kind === wanted)?.fileName);
    const formId = String(body.inductionForm._id);
    for (const [key, token] of [
      [`static/images/inductionForm/${formId}/${nameOf('img')}`, body.formImageToken],
      [`static/documents/inductionForm/${formId}/${nameOf('doc')}`, body.formDocumentToken],
    ] as const) {
      expect(app.files.objects.has(key)).toBe(true);
      expect(await isOpened({ uri: `/${key}`, token: String(token) })).toBe(true);
    }
  });

  test('are given to the worker and to those who may read the whole induction', async () => {
    const started = await takeWhole(app);
    for (const token of [started.token, await app.login('manager@example.com')]) {
      const { body } = await app.call(userFormApi.get, { params: { id: started.id } }, { token });
      for (const name of TOKENS) {
        expect(await isOpened({ uri: `${foldersOf(started)[name]}file.bin`, token: String(body[name]) })).toBe(true);
      }
    }
  });
});

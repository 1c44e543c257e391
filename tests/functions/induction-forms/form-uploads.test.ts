import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rescuePlan } from '../../../infra/demo/permits/rescue-plan.ts';
import { page } from '../../../infra/demo/form-builders.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { uploadApi } from '../../../shared/uploads/upload-api.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { DRAWING, startSeededApp } from '../../fixtures/walk.ts';

let app: TestApp;
let token: string;
let id: string;
let form: Got['body'];
beforeAll(async () => {
  app = await startSeededApp();
  token = await app.login('editor@example.com');
  form = (await app.call(inductionFormApi.create, { body: { meta: { name: 'Liitteet' } } }, { token })).body;
  id = form._id;
});
afterAll(() => app.stop());

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n');
const dataUrl = (bytes: Uint8Array, type = 'application/pdf') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const UPLOADS = { image: uploadApi.inductionFormImage, document: uploadApi.inductionFormDocument };
const CONFIRMATIONS = { image: uploadApi.confirmInductionFormImage, document: uploadApi.confirmInductionFormDocument };
const upload = (what: keyof typeof UPLOADS, body: object, key?: string): Promise<Got> =>
  app.call(UPLOADS[what], { params: { id }, body }, { token, ...(key ? { key } : {}) });
const confirm = (what: keyof typeof UPLOADS, name: string) =>
  app.call(CONFIRMATIONS[what], { params: { id, name } }, { token });
const documentAt = (name: string) => app.files.objects.get(`static/documents/inductionForm/${id}/${name}`);

/** Announces a file, posts the bytes as the browser would, and answers the announced name. */
async function posted(what: 'image' | 'document', contentType: string, bytes: Uint8Array): Promise<string> {
  const { status, body } = await upload(what, { contentType, size: Math.max(1, bytes.length) });
  expect({ status, type: body.fields?.['Content-Type'] }).toEqual({ status: 200, type: contentType });
  await app.files.put(body.fields.key, bytes, contentType);
  return body.name;
}

describe('a document of an induction form', () => {
  test('comes as a data URL or is posted and confirmed, has one name by its bytes either way, and may be put on a page', async () => {
    const bytes = rescuePlan();
    const sent = await upload('document', { upload: dataUrl(bytes), formId: id });
    expect(sent).toMatchObject({ status: 200, body: { name: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/) } });
    const name = await posted('document', 'application/pdf', bytes);
    for (let again = 0; again < 2; again += 1) {
      expect(await confirm('document', name)).toMatchObject({ status: 200, body: { name: sent.body.name } });
    }
    expect(documentAt(sent.body.name)).toMatchObject({ contentType: 'application/pdf' });
    expect(Buffer.from(documentAt(sent.body.name)?.bytes ?? []).equals(bytes)).toBe(true);
    const block = { kind: 'doc', fileName: sent.body.name, title: 'Suunnitelma' } as never;
    const saved = await app.call(
      inductionFormApi.update,
      { params: { id }, body: { ...form, pages: [page('Sivu', [block])] } },
      { token },
    );
    expect(saved).toMatchObject({ status: 200, body: { pages: [{ content: [{ fileName: sent.body.name }] }] } });
    expect(saved.body.documentToken).not.toBe(saved.body.fileToken);
  });

  test.each([
    ['a picture', Buffer.from(DRAWING.slice(DRAWING.indexOf(',') + 1), 'base64')],
    ['a page of the web', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page of the web before the header', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf])],
    ['a header without an end', Buffer.from('%PDF-1.7\n')],
    ['an end without a header', Buffer.from('%%EOF')],
    ['an archive after the end', Buffer.concat([pdf, Buffer.alloc(5000, 'PK')])],
    ['nothing', Buffer.alloc(0)],
  ])('is a PDF by its bytes: %s is none, whatever it is called', async (_, bytes) => {
    expect(await upload('document', { upload: dataUrl(bytes) })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'upload', code: 'invalid_value' }] },
    });
    const before = [...app.files.objects.keys()].filter((key) => key.startsWith('static/documents/')).length;
    const name = await posted('document', 'application/pdf', bytes);
    expect((await confirm('document', name)).status).toBe(422);
    expect([...app.files.objects.keys()].filter((key) => key.startsWith('static/documents/'))).toHaveLength(before);
  });

  test('that holds a script is told apart from what is no PDF, and is stored nowhere', async () => {
    const bytes = Buffer.from('%PDF-1.4\n1 0 obj\n<< /S /JavaScript /JS (1) >>\nendobj\n%%EOF');
    const refused = { status: 422, body: { issues: [{ path: 'upload', code: 'active_content' }] } };
    const before = app.files.objects.size;
    expect(await upload('document', { upload: dataUrl(bytes) })).toMatchObject(refused);
    expect(app.files.objects.size).toBe(before);
    expect(await confirm('document', await posted('document', 'application/pdf', bytes))).toMatchObject(refused);
  });

  test.each([
    ['a picture', 'image/png'],
    ['a page of the web', 'text/html'],
    ['a drawing with scripts', 'image/svg+xml'],
  ])('is not %s by its data URL', async (_, type) => {
    expect((await upload('document', { upload: dataUrl(pdf, type) })).status).toBe(422);
    expect((await upload('document', { contentType: type, size: 10 })).status).toBe(422);
  });

  test('is 25 MiB at most', async () => {
    const most = 25 * 1024 * 1024;
    expect((await upload('document', { contentType: 'application/pdf', size: most })).status).toBe(200);
    expect(await upload('document', { contentType: 'application/pdf', size: most + 1 })).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
    const large = Buffer.concat([pdf, Buffer.alloc(most), pdf]);
    const { body } = await upload('document', { contentType: 'application/pdf', size: most });
    await app.files.put(body.fields.key, large, 'application/pdf');
    expect((await confirm('document', body.name)).status).toBe(413);
  });

  test('that was never posted, or is another form’s, is missing', async () => {
    const { body } = await upload('document', { contentType: 'application/pdf', size: pdf.length });
    expect(await confirm('document', body.name)).toMatchObject({ status: 422, body: { code: 'file_missing' } });
    const other = (await app.call(inductionFormApi.create, { body: {} }, { token })).body._id;
    const name = await posted('document', 'application/pdf', pdf);
    expect(
      (await app.call(uploadApi.confirmInductionFormDocument, { params: { id: other, name } }, { token })).status,
    ).toBe(422);
    for (const odd of ['../../x.pdf', 'x', `${'A'.repeat(22)}.exe`, `${'A'.repeat(22)}.pdf`]) {
      expect((await confirm('document', odd)).status).toBe(422);
    }
  });

  test('announced by one key has one name', async () => {
    const key = uuid();
    const body = { contentType: 'application/pdf', size: 10 };
    expect((await upload('document', body, key)).body.name).toBe((await upload('document', body, key)).body.name);
    expect((await upload('document', { ...body, size: 11 }, key)).status).toBe(422);
  });
});

describe('a picture of an induction form', () => {
  test('comes either way and has one name by its bytes', async () => {
    const sent = await upload('image', { upload: DRAWING });
    expect(sent).toMatchObject({ status: 200, body: { name: expect.stringMatching(/^[0-9a-f]{32}\.png$/) } });
    const name = await posted('image', 'image/png', Buffer.from(DRAWING.slice(DRAWING.indexOf(',') + 1), 'base64'));
    expect((await confirm('image', name)).body.name).toBe(sent.body.name);
    expect(app.files.objects.has(`static/images/inductionForm/${id}/${sent.body.name}`)).toBe(true);
  });

  test('is no document, and a document is no picture', async () => {
    expect((await upload('image', { upload: dataUrl(pdf) })).status).toBe(422);
    expect((await upload('image', { contentType: 'application/pdf', size: 9 })).status).toBe(422);
    const name = await posted('document', 'application/pdf', pdf);
    expect((await confirm('image', name)).status).toBe(422);
  });
});

test('an archived form takes no files', async () => {
  const { body } = await app.call(inductionFormApi.create, { body: {} }, { token });
  const params = { id: body._id };
  const picture = { contentType: 'image/png', size: 9 } as const;
  const announced = await app.ask(uploadApi.inductionFormImage, { params, body: picture }, { token });
  await app.ask(inductionFormApi.archive, { params }, { token });
  const named = { params: { ...params, name: announced.name } };
  for (const what of ['image', 'document'] as const) {
    expect((await app.call(UPLOADS[what], { params, body: { upload: DRAWING } }, { token })).status).toBe(409);
    expect((await app.call(CONFIRMATIONS[what], named, { token })).status).toBe(409);
  }
});

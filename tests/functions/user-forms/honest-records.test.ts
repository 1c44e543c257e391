import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import {
  answered,
  DRAWING,
  PERSON,
  RICH_PIN,
  saveDetails,
  SHORT_PIN,
  signPage,
  start,
  startSeededApp,
  takeWhole,
} from '../../fixtures/walk.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { listedForms } from '../../fixtures/listed-forms.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

const objects = (id: string) => [...app.files.objects.keys()].filter((key) => key.includes(id));

describe('what is written of an induction', () => {
  test('a page that a body does not speak of is left as it is, and typed answers are saved without being signed', async () => {
    const started = await start(app, RICH_PIN);
    const { token } = started;
    const params = { id: started.id };
    const body: Got['body'] = await app.ask(userFormApi.get, { params }, { token });
    const place = 5;
    const fields = body.pages[place].content[0].fields.map((field: object, at: number) =>
      at === 0 ? { ...field, value: 'Esa Esimies' } : field,
    );
    const content = body.pages[place].content.map((block: object, at: number) =>
      at === 0 ? { ...block, fields } : block,
    );
    const pages = body.pages.map((_: object, index: number) => (index === place ? { content, version: 0 } : null));
    const change = { version: body.version, pages };
    const got: Got = await app.call(userFormApi.update, { params, body: change }, { token });
    expect(got.status).toBe(200);
    expect(got.body.pages.map(({ version }: { version: number }) => version)).toEqual(
      body.pages.map((_: object, index: number) => (index === place ? 1 : 0)),
    );
    expect(got.body.pages[place]).toMatchObject({ signed: null });
    expect(got.body.pages[place].content[0].fields[0].value).toBe('Esa Esimies');
    const former = [...pages.slice(0, place), { content: body.pages[place].content, version: 0 }];
    const stale = await app.call(userFormApi.update, { params, body: { version: 0, pages: former } }, { token });
    expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
  });

  test("an admin's edits of details and answers are told, and what stood there before is kept", async () => {
    const started = await takeWhole(app, RICH_PIN);
    const token = await app.login('admin@example.com');
    const body: Got['body'] = await app.ask(userFormApi.get, { params: { id: started.id } }, { token });
    body.pages[5].content[0].fields[0].value = 'Uusi Esimies';
    const edited = { version: body.version, user: { ...body.user, firstName: 'Maija' }, pages: body.pages };
    const got = await app.call(userFormApi.update, { params: { id: started.id }, body: edited }, { token });
    expect(got).toMatchObject({ status: 200, body: { user: { firstName: 'Maija' } } });
    expect(got.body.adminEdits.toSorted()).toEqual([
      expect.stringMatching(/^Aino Ylläpitäjä \d+\.\d+\.\d{4} \d+\.\d\d: 2 Omat tietosi$/),
      expect.stringMatching(/^Aino Ylläpitäjä \d+\.\d+\.\d{4} \d+\.\d\d: 8 Työsi työmaalla$/),
    ]);
    const history = await app.world.table.queryAll({
      where: 'PK = :id AND begins_with(SK, :h)',
      values: { ':id': `UF#${started.id}`, ':h': 'H#' },
    });
    expect(JSON.stringify(history)).toContain('"firstName":"Matti"');
    expect(JSON.stringify(history)).toContain('Teuvo Testaaja');
  });

  test('no induction is completed without the details, also where they were there before', async () => {
    const started = await start(app);
    await saveDetails(app, started);
    await signPage(app, started, 0);
    await saveDetails(app, started, {}, 1);
    expect(await signPage(app, started, 1)).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(
      (await app.call(userFormApi.get, { params: { id: started.id } }, { token: started.token })).body.meta.signed,
    ).toBeNull();
  });

  test('of two tabs that change a signature the slower is told, and the faster one stands', async () => {
    const started = await takeWhole(app);
    const { pages }: Got['body'] = await app.ask(
      userFormApi.get,
      { params: { id: started.id } },
      { token: started.token },
    );
    const moved = (location: string) => {
      const content = structuredClone(pages[1].content);
      content[0].fields[0].value.location = location;
      return app.call(
        userFormApi.signPage,
        { params: { id: started.id, pageIndex: '1' }, body: { content, version: 1 } },
        { token: started.token },
      );
    };
    expect((await moved('Espoo')).status).toBe(200);
    expect(await moved('Vantaa')).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    expect((await moved('Espoo')).status).toBe(200);
  });

  test('the signing that completes a form answers the same to all that send it at once, and tells it once', async () => {
    const started = await start(app);
    await saveDetails(app, started, { ...PERSON, email: 'only.once@example.org' });
    await signPage(app, started, 0);
    const all = await Promise.all(Array.from({ length: 6 }, () => signPage(app, started, 1)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(all.map(({ body }) => body.formSigned)).size).toBe(1);
    await app.settle();
    const receipts = app.post.mails.filter(
      ({ to, subject }) => to === 'only.once@example.org' && subject.startsWith('Perehdytys valmis'),
    );
    expect(receipts).toHaveLength(1);
  });

  test('two last pages signed at once complete the form once', async () => {
    const started = await start(app);
    await saveDetails(app, started);
    const both = await Promise.all([signPage(app, started, 0), signPage(app, started, 1)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await app.call(userFormApi.get, { params: { id: started.id } }, { token: started.token });
    expect(body).toMatchObject({ pagesSigned: '2/2', meta: { signed: expect.any(String) } });
  });

  test('a picture of a signing that is refused is not kept', async () => {
    const started = await start(app, RICH_PIN);
    const content = answered(started.body.pages[7].content);
    const unplaced = structuredClone(content) as { fields: { value: { location: string } }[] }[];
    const field = unplaced[1]?.fields[0];
    if (field) field.value.location = '';
    const refused = await app.call(
      userFormApi.signPage,
      { params: { id: started.id, pageIndex: '7' }, body: { content: unplaced, version: 0 } },
      { token: started.token },
    );
    expect(refused.status).toBe(422);
    expect(objects(started.id)).toEqual([]);
  });

  test('a drawing that is no picture is named where it stands', async () => {
    const started = await start(app);
    const content = JSON.parse(
      JSON.stringify(answered(started.body.pages[1].content)).replace(DRAWING, 'data:image/png;base64,AAAA'),
    );
    const got = await app.call(
      userFormApi.signPage,
      { params: { id: started.id, pageIndex: '1' }, body: { content, version: 0 } },
      { token: started.token },
    );
    expect(got).toMatchObject({ status: 422, body: { issues: [{ path: 'content.0.fields.0.value.value' }] } });
  });

  test('the link to go on goes to the first whole address, once', async () => {
    const started = await start(app);
    await saveDetails(app, started, { firstName: 'Matti' });
    await saveDetails(app, started, { firstName: 'Matti', email: 'half@' }, 1);
    await saveDetails(app, started, { firstName: 'Matti', email: 'whole@example.org' }, 2);
    await saveDetails(app, started, { firstName: 'Matti', email: 'other@example.org' }, 3);
    await app.settle();
    const to = app.post.mails.filter(({ text }) => text.includes(`/o/${started.id}`)).map((mail) => mail.to);
    expect(to).toEqual(['whole@example.org']);
  });

  test('the PIN of a receipt is in the mail and nowhere in the table once it is sent', async () => {
    const started = await takeWhole(app);
    const { body } = await app.call(userFormApi.get, { params: { id: started.id } }, { token: started.token });
    await app.settle();
    const digits = body.meta.pin.replace(/\d{3}(?=\d)/g, '$& ');
    expect(app.post.mails.some(({ text }) => text.includes(digits))).toBe(true);
    const messages = await scan();
    expect(messages.filter((item) => JSON.stringify(item).includes(body.meta.pin))).toEqual([]);
    expect(messages.filter((item) => item['box'] !== undefined)).toEqual([]);
  });

  test('a start that is sent again answers the version that it started, also when the form was rewritten meanwhile', async () => {
    const editor = await app.login('editor@example.com');
    const { body: form } = await app.call(
      inductionFormApi.create,
      { body: { meta: { name: 'Toistettu' }, pages: [{ title: 'Vanha' }] } },
      { token: editor },
    );
    const key = uuid();
    const begin = () => app.ask(userFormApi.start, { body: { inductionFormPin: form.meta.pin } }, { key });
    await begin();
    await app.call(
      inductionFormApi.update,
      { params: { id: form._id }, body: { ...form, pages: [{ title: 'Uusi' }] } },
      { token: editor },
    );
    expect((await begin()).pages.map(({ title }) => title)).toEqual(['Vanha']);
  });

  test('counts of several workers add up, and a form that is gone stops no mail', async () => {
    const started = await takeWhole(app, SHORT_PIN);
    await app.world.table.write([
      {
        put: {
          PK: 'TALLY#lost',
          SK: 'TALLY',
          entity: 'tally',
          change: { formId: 'gone', started: 1 },
          GSI3PK: 'DUE',
          GSI3SK: '2000-01-01T00:00:00.000Z#lost',
        },
      },
    ]);
    await Promise.all([app.settle(), app.settle(), app.settle(), app.settle()]);
    await app.settle();
    expect(app.post.mails.some(({ text }) => text.includes(`/o/${started.id}`))).toBe(true);
    const token = await app.login('foreman@example.com');
    const row = (await listedForms(app, token)).find(({ meta }) => meta.pin === SHORT_PIN);
    const list = await app.call(
      userFormSearchApi.listOfForm,
      { params: { id: row?._id ?? '' }, query: { limit: '100' } },
      { token },
    );
    const signed = list.body.items.filter(({ meta }: { meta: { signed: string | null } }) => meta.signed !== null);
    expect(row).toMatchObject({
      startedCount: list.body.items.length,
      signedCount: signed.length,
      waitingCount: signed.length,
    });
  });
});

/** Every message item, as a maintenance job would read them. */
async function scan() {
  const { DynamoDBDocumentClient, ScanCommand } = await import('@aws-sdk/lib-dynamodb');
  const { Items = [] } = await DynamoDBDocumentClient.from(app.client).send(
    new ScanCommand({ TableName: app.world.table.name }),
  );
  return Items.filter((item) => item['entity'] === 'message');
}

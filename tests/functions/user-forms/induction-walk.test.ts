import { passIdOf } from '../../../functions/security/pass-id.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import {
  answered,
  PERSON,
  RICH_PIN,
  saveDetails,
  signPage,
  start,
  startSeededApp,
  takeWhole,
  type Started,
} from '../../fixtures/walk.ts';
import { photo } from '../../fixtures/cards-walk.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { listedForms } from '../../fixtures/listed-forms.ts';

/** One wrong, one of two right, one all right, and the question without a right answer. */
const CHOSEN = new Set(['Vain ulkona', 'Työnjohtajalle', 'Portin 1 edessä', 'Runkotyöt']);

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

/** The page of the short form that is signed by a drawing. */
async function readSignature({ id, token }: Started): Promise<Got['body']> {
  return (await app.ask(userFormApi.get, { params: { id } }, { token })).pages[1];
}

describe('an induction from PIN to approval', () => {
  test('the rich form is taken page by page, approved, and told to worker and site', async () => {
    const started = await start(app, RICH_PIN);
    expect(started.body).toMatchObject({
      pagesSigned: '0/8',
      version: 0,
      user: {},
      meta: { signed: null, approved: false },
    });
    expect(await saveDetails(app, started)).toMatchObject({ status: 200, body: { version: 1, user: PERSON } });
    app.pass(60);
    for (let index = 0; index < 7; index += 1) {
      const { status, body } = await signPage(app, started, index);
      expect({ index, status, formSigned: body.formSigned }).toEqual({ index, status: 200, formSigned: null });
      expect(body).not.toHaveProperty('completed');
    }
    const last = await signPage(app, started, 7);
    expect(last.body.formSigned).toMatch(/^\d{4}-/);
    expect(last.body.completed).toEqual({ passId: passIdOf(app.world.keys, started.id), needsApproval: true });
    const signature = last.body.page.content[1].fields[0].value;
    expect(signature.value).toMatch(/^[0-9a-f]{32,64}\.png$/);
    expect(app.files.objects.has(`static/images/userForm/${started.id}/${signature.value}`)).toBe(true);

    const manager = await app.login('manager@example.com');
    const approved = await app.call(
      userFormActionApi.approve,
      { params: { id: started.id }, body: { approved: true } },
      { token: manager },
    );
    expect(approved).toMatchObject({
      status: 200,
      body: { pagesSigned: '8/8', meta: { approved: true, approvedBy: { name: 'Matti Mestari' } } },
    });

    await app.settle();
    const sent = app.post.mails.filter((mail) => mail.text.includes('Kalasataman torni C'));
    expect(sent.map((mail) => mail.to).toSorted()).toEqual(['manager@example.com', PERSON.email, PERSON.email]);
    expect(await listedForms(app, manager)).toContainEqual(
      expect.objectContaining({
        meta: expect.objectContaining({ pin: RICH_PIN }),
        startedCount: 1,
        signedCount: 1,
        waitingCount: 0,
      }),
    );
  });

  test('the right exam answers never reach the worker before the page is answered right', async () => {
    const started = await start(app, RICH_PIN);
    expect(JSON.stringify(started.body.pages)).not.toContain('correctAnswer');
    expect(
      JSON.stringify((await app.call(userFormApi.get, { params: { id: started.id } }, { token: started.token })).body),
    ).not.toContain('correctAnswer');
    await saveDetails(app, started);
    app.pass(60);
    await signPage(app, started, 0);
    const { body } = await signPage(app, started, 4);
    expect(JSON.stringify(body.page.content)).toContain('"correctAnswer":true');
  });

  test('a wrong exam is refused with how many options are too many and how many are missing, and nothing is signed', async () => {
    const started = await start(app, RICH_PIN);
    const content = answered(started.body.pages[4].content, (_, option) => CHOSEN.has(option));
    const got = await app.call(
      userFormApi.signPage,
      { params: { id: started.id, pageIndex: '4' }, body: { content, version: 0 } },
      { token: started.token },
    );
    expect(got).toMatchObject({ status: 422, body: { code: 'exam_failed' } });
    expect(got.body.issues).toEqual([
      { path: 'content.1', code: 'wrong_option', params: { count: 1 } },
      { path: 'content.1', code: 'options_missing', params: { count: 1 } },
      { path: 'content.2', code: 'options_missing', params: { count: 1 } },
    ]);
    const after = await app.ask(userFormApi.get, { params: { id: started.id } }, { token: started.token });
    expect(after.pages[4]?.signed).toBeNull();
  });

  test('the reading times of the signed pages together are waited for, by the clock of the server', async () => {
    const started = await start(app, RICH_PIN);
    await saveDetails(app, started);
    const early = await signPage(app, started, 0);
    expect(early).toMatchObject({ status: 422, body: { code: 'read_time', issues: [{ params: { seconds: 4 } }] } });
    app.pass(4);
    expect((await signPage(app, started, 0)).status).toBe(200);
    expect((await signPage(app, started, 3)).body.code).toBe('read_time');
    app.pass(3);
    expect((await signPage(app, started, 3)).status).toBe(200);
  });

  test('the first page is signed only when the details are there, each missing one named', async () => {
    const started = await start(app, RICH_PIN);
    app.pass(60);
    const got = await signPage(app, started, 0);
    expect(got).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(got.body.issues.map((issue: { path: string }) => issue.path)).toEqual([
      'user.firstName',
      'user.lastName',
      'user.company',
      'user.email',
      'user.taxNumber',
    ]);
  });

  test('signing the same page again with the same answers answers the same, and counts once', async () => {
    const started = await start(app);
    await saveDetails(app, started);
    const first = await signPage(app, started, 0);
    app.pass(5);
    const again = await signPage(app, started, 0);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(
      (await app.call(userFormApi.get, { params: { id: started.id } }, { token: started.token })).body.pagesSigned,
    ).toBe('1/2');
  });

  test('a mandatory field, an unticked box, a mandatory card and a missing signature each keep their page unsigned and are named', async () => {
    const started = await start(app, RICH_PIN);
    await saveDetails(app, started);
    app.pass(60);
    const bare = (index: number) =>
      app.call(
        userFormApi.signPage,
        {
          params: { id: started.id, pageIndex: String(index) },
          body: { content: started.body.pages[index].content, version: 0 },
        },
        { token: started.token },
      );
    expect((await bare(1)).body.issues).toEqual([{ path: 'content.5.value', code: 'unticked' }]);
    expect((await bare(5)).body.issues).toEqual([{ path: 'content.0.fields.0.value', code: 'required' }]);
    expect((await bare(6)).body.issues?.map(({ path }) => path)).toEqual(['content.1.names.0', 'content.1.names.1']);
    expect((await bare(7)).body.issues?.[0]?.path).toMatch(/^content\.1\.fields\.0\.value/);
  });

  test('after signing a worker may change the signature until approval, and nothing else', async () => {
    const started = await takeWhole(app);
    const page = () => readSignature(started);
    const signed = await page();
    const moved = structuredClone(signed.content);
    moved[0].fields[0].value.location = 'Espoo';
    const params = { id: started.id, pageIndex: '1' };
    const sign = (version: number) =>
      app.call(userFormApi.signPage, { params, body: { content: moved, version } }, { token: started.token });
    const resigned = await sign(signed.version);
    expect(resigned).toMatchObject({ status: 200, body: { page: { version: 2, signed: signed.signed } } });
    expect((await page()).content[0].fields[0].value.location).toBe('Espoo');

    const details = await app.call(
      userFormApi.update,
      { params: { id: started.id }, body: { version: 1, user: { ...PERSON, firstName: 'Toinen' } } },
      { token: started.token },
    );
    expect(details).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
    const manager = await app.login('manager@example.com');
    await app.ask(
      userFormActionApi.approve,
      { params: { id: started.id }, body: { approved: true } },
      { token: manager },
    );
    moved[0].fields[0].value.location = 'Vantaa';
    const late = await sign(2);
    expect(late).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
    expect((await page()).content[0].fields[0].value.location).toBe('Espoo');
  });

  test('the time of a signature is the server’s, of each drawing its own, and the phone’s own is kept beside it', async () => {
    const started = await takeWhole(app);
    const page = () => readSignature(started);
    const first = await page();
    const { value } = first.content[0].fields[0].value;
    expect(first.signatureTimes).toEqual({ [value]: first.signed });
    app.pass(3600);
    const content = structuredClone(first.content);
    Object.assign(content[0].fields[0].value, { value: photo(3), date: '2001-01-01T00:00:00.000Z' });
    const again = (): Promise<Got> =>
      app.call(
        userFormApi.signPage,
        { params: { id: started.id, pageIndex: '1' }, body: { content, version: first.version } },
        { token: started.token },
      );
    const { body } = await again();
    const drawn = body.page.content[0].fields[0].value;
    expect(drawn.date).toBe('2001-01-01T00:00:00.000Z');
    expect(Object.keys(body.page.signatureTimes)).toEqual([drawn.value]);
    const later = Date.parse(body.page.signatureTimes[drawn.value]) - Date.parse(first.signed);
    expect(later).toBeGreaterThanOrEqual(3_600_000);
    app.pass(60);
    expect((await again()).body.page.signatureTimes).toEqual(body.page.signatureTimes);
    expect(await page()).toMatchObject({ signed: first.signed, signatureTimes: body.page.signatureTimes });
  });

  test('an unsigned induction is not approved, and an approval can be taken back', async () => {
    const manager = await app.login('manager@example.com');
    const started = await start(app);
    expect(
      await app.call(
        userFormActionApi.approve,
        { params: { id: started.id }, body: { approved: true } },
        { token: manager },
      ),
    ).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
    const whole = await takeWhole(app);
    const approve = (approved: boolean) =>
      app.call(userFormActionApi.approve, { params: { id: whole.id }, body: { approved } }, { token: manager });
    await approve(true);
    expect(await approve(false)).toMatchObject({ status: 200, body: { meta: { approved: false, approvedBy: null } } });
  });

  test('an induction keeps the version it started from while its form is rewritten', async () => {
    const editor = await app.login('editor@example.com');
    const created = await app.call(
      inductionFormApi.create,
      { body: { meta: { name: 'Vaihtuva' }, project: {}, pages: [{ title: 'Vanha', content: [] }] } },
      { token: editor },
    );
    expect(created.status).toBe(201);
    const started = await start(app, created.body.meta.pin);
    const changed = {
      ...created.body,
      pages: [
        { title: 'Uusi', minReadTime: 0, content: [] },
        { title: 'Toinen', minReadTime: 0, content: [] },
      ],
    };
    expect(
      (await app.call(inductionFormApi.update, { params: { id: created.body._id }, body: changed }, { token: editor }))
        .status,
    ).toBe(200);
    const kept = await app.call(userFormApi.get, { params: { id: started.id } }, { token: started.token });
    expect(kept.body.pages.map((page: { title: string }) => page.title)).toEqual(['Vanha']);
    const fresh = await start(app, created.body.meta.pin);
    expect(fresh.body.pages.map((page: { title: string }) => page.title)).toEqual(['Uusi', 'Toinen']);
  });
});

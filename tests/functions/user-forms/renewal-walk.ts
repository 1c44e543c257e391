import { passIdOf } from '../../../functions/security/pass-id.ts';
import { field, fields, page, paragraph } from '../../../infra/demo/form-builders.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { renewalApi } from '../../../shared/user-forms/renewal/renewal-api.ts';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { passApi } from '../../../shared/gate/pass-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { signPage, type Started } from '../../fixtures/walk.ts';
import { formCalls } from '../induction-forms/form-calls.ts';

export const SIGNATURE = page('Kuittaus', [fields(field('signature', 'nimi', 'Allekirjoitus', { mandatory: true }))]);
const SAME = page('Kypärä', [paragraph('Käytä kypärää.')], 20);
const QUESTION = page('Tauot', [fields(field('text', 'tauko', 'Missä syöt?'))]);
const BEFORE = page('Nosturi', [paragraph('Nosturi on pihalla.')], 20);
export const AFTER = page('Nosturi', [paragraph('Nosturi on kadulla.')], 20);
export const PAGES = [SAME, QUESTION, BEFORE, SIGNATURE];

/** What is done with inductions that are renewed: their form, its demand, the renewal itself. */
export function renewalWalk(app: TestApp) {
  const calls = formCalls(app);
  const manager = () => app.login('manager@example.com');
  const renew = ({ id, token }: Pick<Started, 'id' | 'token'>, key = uuid()) =>
    app.call(renewalApi.renew, { params: { id }, query: {} }, { token, key });
  return {
    calls,
    manager,
    renew,
    today: () => localDate(app.world.now()),
    formWith: async (settings: object = {}) =>
      (await calls.create({ meta: { name: 'Uusittava' }, pages: PAGES, needsApproval: false, ...settings })).body,
    /** Changes a form as it is now, and demands renewals. */
    demand: async (
      form: Got['body'],
      asked: object = {},
      change: object = { pages: [SAME, QUESTION, AFTER, SIGNATURE] },
    ): Promise<Got['body']> => {
      const now = (await calls.read(form)).body;
      const got = await calls.update(now, { ...change, renewal: { reason: 'Nosturi siirtyi.', ...asked } });
      if (got.status !== 200) throw new Error(`not demanded: ${JSON.stringify(got.body)}`);
      await app.settle();
      return got.body;
    },
    startedOf: ({ body }: Awaited<ReturnType<typeof renew>>): Started => ({
      id: body._id,
      token: body.token,
      resumeKey: body.resumeKey,
      body,
    }),
    passOf: (id: string) => app.ask(passApi.get, { params: { id: passIdOf(app.world.keys, id) } }),
    readAs: (token: string, id: string): Promise<Got['body']> =>
      app.ask(userFormApi.get, { params: { id } }, { token }),
    listed: async (formId: string, state: 'renewal' | 'approved' = 'renewal'): Promise<string[]> => {
      const given = { params: { id: formId }, query: { state } };
      const { items } = await app.ask(userFormSearchApi.listOfForm, given, { token: await manager() });
      return items.map(({ _id }) => _id);
    },
    /** Signs what a renewal does not take over. */
    signRest: async (renewal: Started): Promise<void> => {
      app.pass(3600);
      for (const [index, { carried }] of renewal.body.pages.entries()) {
        const got = carried ? undefined : await signPage(app, renewal, index);
        if (got && got.status !== 200) throw new Error(`page ${index}: ${JSON.stringify(got.body)}`);
      }
    },
    /** The token of an edit code, as after the phone's own has ended. */
    tokenByCode: async ({ id }: Started): Promise<string> => {
      const before = app.post.mails.length;
      await app.ask(editCodeApi.sendForUserForm, { params: { id }, body: {} }, { key: uuid() });
      await app.settle();
      const sent = app.post.mails.slice(before).find(({ subject }) => subject?.startsWith('Kertakäyttökoodi'));
      const [code = ''] = /\d{6}/.exec(sent?.text ?? '') ?? [];
      return (await app.ask(editCodeApi.verifyForUserForm, { params: { id }, body: { code } })).token;
    },
  };
}

import { passIdOf } from '../../../functions/security/pass-id.ts';
import { field, fields, page, paragraph } from '../../../infra/demo/form-builders.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { renewalApi } from '../../../shared/user-forms/renewal/renewal-api.ts';
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
    passOf: async (id: string) => (await app.get(`/passes/${passIdOf(app.world.keys, id)}`)).body,
    readAs: async (token: string, id: string) => (await app.get(`/user-forms/${id}`, { token })).body,
    listed: async (formId: string, state = 'renewal'): Promise<string[]> => {
      const path = `/induction-forms/${formId}/user-forms?state=${state}`;
      return (await app.get(path, { token: await manager() })).body.items.map(({ _id }: { _id: string }) => _id);
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
      await app.send(`/edit-codes/userForm/${id}`, { key: uuid(), body: {} });
      await app.settle();
      const sent = app.post.mails.slice(before).find(({ subject }) => subject?.startsWith('Kertakäyttökoodi'));
      const [code = ''] = /\d{6}/.exec(sent?.text ?? '') ?? [];
      return (await app.send(`/edit-codes/userForm/${id}/token`, { body: { code } })).body.token;
    },
  };
}

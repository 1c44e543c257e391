import type { Given } from '../../../infra/demo/declared-call.ts';
import { page, paragraph } from '../../../infra/demo/form-builders.ts';
import type { AnyEndpoint } from '../../../shared/core/endpoint.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';

type Form = Got['body'];
type Query = Given<typeof inductionFormApi.find>['query'];

export const PAGES = [page('Sivu', [paragraph('Lue tämä.')])];

const HOUR_MILLISECONDS = 3600_000;

/** What an author does with forms, logged in again when the test has moved the clock on. */
export function formCalls(app: TestApp) {
  let login = { token: '', until: 0 };
  const token = async () => {
    const now = app.world.now().getTime();
    if (login.until < now) login = { token: await app.login('editor@example.com'), until: now + HOUR_MILLISECONDS };
    return login.token;
  };
  const call = async <E extends AnyEndpoint>(endpoint: E, given: Given<E>, sent: { key?: string } = {}) =>
    app.call(endpoint, given, { token: await token(), ...sent });
  const ask = async <E extends AnyEndpoint>(endpoint: E, given: Given<E>, sent: { key?: string } = {}) =>
    app.ask(endpoint, given, { token: await token(), ...sent });
  const create = (body: object = {}): Promise<Got> => call(inductionFormApi.create, { body });
  const names = async (query: Query): Promise<string[]> => {
    const { items }: Got['body'] = await ask(inductionFormApi.find, { query: { limit: '100', ...query } });
    return items.map(({ meta }: { meta: { name: string } }) => meta.name);
  };
  return {
    call,
    ask,
    create,
    names,
    named: async (name: string): Promise<Form> => (await create({ meta: { name }, pages: PAGES })).body,
    update: (form: Form, change: object): Promise<Got> =>
      call(inductionFormApi.update, { params: { id: form._id }, body: { ...form, ...change } }),
    act: (form: Form, action: 'archive' | 'unarchive'): Promise<Got> =>
      call(inductionFormApi[action], { params: { id: form._id } }),
    read: (form: Form): Promise<Got> => call(inductionFormApi.get, { params: { id: form._id } }),
    remove: (form: Form) => call(inductionFormApi.remove, { params: { id: form._id } }),
    startBy: (pin: string) => app.call(userFormApi.start, { body: { inductionFormPin: pin } }, { key: uuid() }),
  };
}

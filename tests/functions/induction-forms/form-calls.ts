import { page, paragraph } from '../../../infra/demo/form-builders.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';

type Form = Got['body'];

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
  const author = async (method: string, path: string, sent: { body?: unknown; key?: string } = {}) =>
    app.request(method, `/induction-forms${path}`, { token: await token(), ...sent });
  const create = (body: object = {}) => author('POST', '', { body });
  const names = async (query: string): Promise<string[]> =>
    (await author('GET', `?limit=100&${query}`)).body.items.map(({ meta }: { meta: { name: string } }) => meta.name);
  return {
    author,
    create,
    names,
    named: async (name: string): Promise<Form> => (await create({ meta: { name }, pages: PAGES })).body,
    update: (form: Form, change: object) => author('PUT', `/${form._id}`, { body: { ...form, ...change } }),
    act: (form: Form, action: string) => author('PUT', `/${form._id}/${action}`),
    read: (form: Form) => author('GET', `/${form._id}`),
    remove: (form: Form) => author('DELETE', `/${form._id}`),
    startBy: (pin: string) => app.call(userFormApi.start, { body: { inductionFormPin: pin } }, { key: uuid() }),
  };
}

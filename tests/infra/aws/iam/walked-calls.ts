import type { Given } from '../../../../infra/demo/declared-call.ts';
import type { AnyEndpoint } from '../../../../shared/core/endpoint.ts';
import { uuid, type Got, type TestApp } from '../../../fixtures/test-app.ts';

export const PDF = Buffer.from('%PDF-1.4\n%%EOF');
export const SMALL_PDF = { upload: `data:application/pdf;base64,${PDF.toString('base64')}` };

const MINUTES_OF_A_LOGIN = 60;

/** The token of a user of the demo, who logs in anew, since the walk moves the clock. */
function tokensOf(app: TestApp, account: string) {
  let login = { token: '', until: 0 };
  return async () => {
    const now = app.world.now().getTime();
    if (login.until < now) {
      login = { token: await app.login(`${account}@example.com`), until: now + MINUTES_OF_A_LOGIN * 60_000 };
    }
    return login.token;
  };
}

/** Calls of a user of the demo that have to succeed. */
export function asksOf(app: TestApp, account: string) {
  const token = tokensOf(app, account);
  return async <E extends AnyEndpoint>(endpoint: E, given: Given<E>) =>
    app.ask(endpoint, given, { token: await token(), key: uuid() });
}

/** The same by address, for what is done with forms of both kinds. */
export function callsOf(app: TestApp, account: string) {
  const token = tokensOf(app, account);
  return async (
    method: string,
    path: string,
    body: unknown = method === 'GET' ? undefined : {},
  ): Promise<Got['body']> => {
    const got = await app.request(method, path, { token: await token(), key: uuid(), body });
    if (got.status >= 300) throw new Error(`${method} ${path}: ${got.status} ${JSON.stringify(got.body)}`);
    return got.body;
  };
}

export type Calls = ReturnType<typeof callsOf>;

/** A copy whose call is repeated: the second has copied the files before it finds the copy. */
export async function copied(app: TestApp, account: string, path: string): Promise<Got['body']> {
  const repeated = { token: await app.login(`${account}@example.com`), key: uuid(), body: {} };
  const [first, second] = [await app.send(`${path}/copy`, repeated), await app.send(`${path}/copy`, repeated)];
  if (second.body._id !== first.body._id)
    throw new Error(`${path}/copy: ${second.status} ${JSON.stringify(second.body)}`);
  return first.body;
}

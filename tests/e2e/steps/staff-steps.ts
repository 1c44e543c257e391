import { expect, type Locator, type Page } from '@playwright/test';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { addressOf, type AnyEndpoint, type Parts, type Reply } from '../../../shared/core/endpoint.ts';
import { answered } from '../../fixtures/walk.ts';
import { TEXTS, type Language } from './texts.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';

export const PASSWORD = 'demo-demo';

export async function logIn(page: Page, email: string, language: Language = 'fi'): Promise<void> {
  const { login } = TEXTS[language];
  await page.goto(`/login?lang=${language}`);
  await page.getByLabel(login.email, { exact: true }).fill(email);
  await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: login.submit }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Puts the browser in the state after an earlier visit of this user: the next screen asks for no password. */
export async function rememberLogin(page: Page, email: string, language: Language = 'fi'): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(200);
  await keepLogin(page, (await answer.json()) as LoggedIn, language);
}

type LoggedIn = { token: string; user: object };

/** Puts a login into the browser, as it keeps one. */
export async function keepLogin(page: Page, { token, user }: LoggedIn, language: Language = 'fi'): Promise<void> {
  const kept = {
    authToken: token,
    loggedInUser: JSON.stringify(user),
    loggedInUserCompany: JSON.stringify(Reflect.get(user, 'company')),
    lang: language,
  };
  await page.goto('/robots.txt');
  await page.evaluate((stored) => Object.assign(localStorage, stored), kept);
}

/** Expects an outcome for which a login of more than five minutes is confirmed by its password first. */
export async function expectConfirmed(page: Page, outcome: Locator): Promise<void> {
  const { confirmLogin, login } = TEXTS.fi;
  const asked = page.getByRole('dialog', { name: confirmLogin.title });
  await expect(outcome.or(asked).first()).toBeVisible();
  if (await asked.isVisible()) {
    await asked.getByLabel(login.password, { exact: true }).fill(PASSWORD);
    await asked.getByRole('button', { name: confirmLogin.submit }).click();
  }
  await expect(outcome).toBeVisible();
}

type Sent = { method?: string; token?: string | undefined; body?: unknown };
// oxlint-disable-next-line typescript/no-explicit-any -- replies of several endpoints; each test says what it expects of them
export type Answer = any;

/** The API of a running product, for a journey's preconditions. */
export class StaffApi {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async send(path: string, { method = 'GET', token, body }: Sent = {}): Promise<Answer> {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${this.#url}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  /** The reply of a declared call. */
  ask<E extends AnyEndpoint>(endpoint: E, given: Given<E>, { token }: Pick<Sent, 'token'> = {}): Promise<Reply<E>> {
    const parts = given as Parts;
    return this.send(addressOf(endpoint, parts), { method: endpoint.method, token, body: parts.body });
  }

  async logIn(email: string): Promise<{ token: string; user: { _id: string; name: string } }> {
    return this.ask(sessionApi.login, { body: { email, password: PASSWORD } });
  }

  /** The id of a demo form by its name. */
  async formNamed(name: string): Promise<string> {
    const { token } = await this.logIn('admin@example.com');
    const { items } = await this.send('/induction-forms?limit=100', { token });
    return items.find(({ meta }: Answer) => meta.name === name)._id;
  }

  /** A short demo induction, taken and signed by a worker of this name. */
  async signedInduction(firstName: string): Promise<{ id: string; token: string }> {
    const started = await this.ask(userFormApi.start, {
      query: { language: 'fi', skipEmail: 'true' },
      body: { inductionFormPin: '234567' },
    });
    const { _id: id, token, pages } = started;
    const user = { firstName, lastName: 'Muokattava', company: 'Valo Oy', phoneNumber: '+358401234512' };
    await this.ask(userFormApi.update, { params: { id }, body: { version: 0, user } }, { token });
    for (const [index, page] of pages.entries()) {
      const content = answered(page.content);
      const body = { content, version: 0 };
      await this.ask(userFormApi.signPage, { params: { id, pageIndex: String(index) }, body }, { token });
    }
    return { id, token };
  }
}

import { expect, type Locator, type Page } from '@playwright/test';
import type { Answer, Given } from '../../../infra/demo/declared-call.ts';
import { addressOf, type AnyEndpoint, type Parts, type Reply } from '../../../shared/core/endpoint.ts';
import { dayAfter, localDate } from '../../../shared/core/dates.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { answered } from '../../fixtures/walk.ts';
import { TEXTS, type Language } from './texts.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { formsIn } from '../../fixtures/listed-forms.ts';
import { expectFound } from '../../fixtures/expect-found.ts';

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

type Sent = { token?: string | undefined; key?: string };

/** The API of a running product, for a journey's preconditions. */
export class StaffApi {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async call<E extends AnyEndpoint>(endpoint: E, given: Given<E>, { token, key }: Sent = {}): Promise<Answer<E>> {
    const parts = given as Parts;
    const response = await fetch(`${this.#url}/api${addressOf(endpoint, parts)}`, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer<E>['body'], headers: response.headers };
  }

  /** The reply of a call that must succeed. */
  async ask<E extends AnyEndpoint>(endpoint: E, given: Given<E>, sent: Sent = {}): Promise<Reply<E>> {
    const { status, body } = await this.call(endpoint, given, sent);
    if (status < 300) return body;
    throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(body)}`);
  }

  async logIn(email: string): Promise<Reply<typeof sessionApi.login>> {
    return this.ask(sessionApi.login, { body: { email, password: PASSWORD } });
  }

  /** Who was noted at a site today or the day before: a journey can begin before midnight. */
  async notedAt(project: string, token: string): Promise<Reply<typeof presenceApi.list>['items']> {
    const today = localDate(new Date());
    const days = [dayAfter(today, -1), today].map((day) =>
      this.ask(presenceApi.list, { params: { id: project }, query: { day } }, { token }),
    );
    return (await Promise.all(days)).flatMap(({ items }) => items);
  }

  /** The id of a demo form by its name. */
  async formNamed(name: string): Promise<string> {
    const { token } = await this.logIn('admin@example.com');
    const found = await this.ask(inductionFormApi.find, { query: { limit: '100' } }, { token });
    return expectFound(formsIn(found).find(({ meta }) => meta.name === name))._id;
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

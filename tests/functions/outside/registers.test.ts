import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { CircuitBreaker } from '../../../functions/outside/circuit-breaker.ts';
import { createCompanyRegister } from '../../../functions/outside/prh-companies.ts';
import { registerCall } from '../../../functions/outside/register-call.ts';
import { createTaxNumberRegister } from '../../../functions/outside/tax-number-register.ts';
import { listening } from '../../infra/local/listening.ts';

const now = () => new Date();

describe('a question to a register', () => {
  test('that is never answered is given up', async () => {
    const url = await listening(() => undefined);
    await expect(registerCall({ method: 'GET', url })).rejects.toThrow('aborted');
  });

  test('that begins to be answered and goes no further is given up', async () => {
    const url = await listening((_, response) => void response.write('{"companies":['));
    await expect(registerCall({ method: 'GET', url })).rejects.toThrow('aborted');
  });

  test('follows no redirect', async () => {
    let visits = 0;
    const elsewhere = await listening((_, response) => {
      visits += 1;
      response.end('{}');
    });
    const url = await listening((_, response) => void response.writeHead(302, { location: elsewhere }).end());
    expect(await registerCall({ method: 'GET', url })).toEqual({ status: 302, body: undefined });
    expect(visits).toBe(0);
  });

  test.each([
    ['is no JSON', 'companies', 'JSON'],
    ['never ends', `"${'x'.repeat(5 * 1024 * 1024)}"`, 'too large'],
  ])('whose answer %s is refused', async (_, text, reason) => {
    const url = await listening((_request, response) => void response.end(text));
    await expect(registerCall({ method: 'GET', url })).rejects.toThrow(reason);
  });
});

describe('a register that answers', () => {
  const companies = (listener: RequestListener) =>
    listening(listener).then((url) => createCompanyRegister({ url, now }).companiesNamed('valo'));
  const reply =
    (status: number, body: unknown): RequestListener =>
    (_, response) =>
      void response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));

  test.each([{}, [], null, { companies: null }, { companies: [null, 1, {}, { businessId: '1', names: [] }] }])(
    'something else than companies, %j, has none',
    async (body) => {
      expect(await companies(reply(200, body))).toEqual([]);
    },
  );

  test('that it does not take the question has no companies, and is asked again', async () => {
    const url = await listening(reply(400, { message: 'bad' }));
    const register = createCompanyRegister({ url, now });
    expect(await register.companiesNamed('a')).toEqual([]);
    expect(await register.companiesNamed('b')).toEqual([]);
  });

  test.each([429, 500, 503])('%i is down', async (status) => {
    expect(await companies(reply(status, 'Too many requests'))).toBeUndefined();
  });

  test('a tax number as an integer means the number with its leading zeros', async () => {
    const url = await listening(reply(200, { Valid: true, TaxNumber: 8, FirstName: 'Nuutti', LastName: 'Nuori' }));
    const answer = await createTaxNumberRegister({ url, now }).check({ taxNumber: '000000000008' });
    expect(answer).toEqual({
      valid: true,
      invalidBirthday: false,
      taxNumber: '000000000008',
      firstName: 'Nuutti',
      lastName: 'Nuori',
      matchesBirthday: null,
    });
  });
});

describe('the circuit breaker', () => {
  test('lets one try after half a minute while the others still go without, and all once that one is answered', async () => {
    let at = 0;
    let asked = 0;
    const breaker = new CircuitBreaker(() => new Date(at));
    const ask = (fails: boolean) =>
      breaker.through(() => {
        asked += 1;
        return fails ? Promise.reject(new Error('down')) : Promise.resolve('up');
      });
    expect(await ask(true)).toBeUndefined();
    at = 29_999;
    expect(await ask(false)).toBeUndefined();
    expect(asked).toBe(1);
    at = 30_000;
    expect(await Promise.all([ask(false), ask(false), ask(false)])).toEqual(['up', undefined, undefined]);
    expect(await Promise.all([ask(false), ask(false)])).toEqual(['up', 'up']);
  });
});

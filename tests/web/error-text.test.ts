import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError, ERROR_STATUS, type ErrorCode } from '../../shared/core/errors.ts';
import { codeOf, errorText, isShownCode, issueText } from '../../web/app/api/error-text.ts';
import { NetworkError } from '../../web/app/api/network-error.ts';
import fi from '../../web/public/languages/fi.json' with { type: 'json' };

let t: TFunction;
beforeAll(async () => {
  t = await i18next.init({ lng: 'fi', resources: { fi: { translation: fi } }, interpolation: { escapeValue: false } });
});

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

describe('the text of a failure', () => {
  test.each(CODES)('tells %s in the user’s own language', (code) => {
    expect(errorText(t, new AppError(code))).toBe(fi.errors[code]);
  });

  test('tells a missing network apart from a failed service', () => {
    expect(errorText(t, new NetworkError())).toBe(fi.errors.network);
    expect(errorText(t, new TypeError('x is not a function'))).toBe(fi.errors.system_error);
  });

  test('tells in whole minutes when to try again', () => {
    expect(errorText(t, new AppError('too_many_requests', { retryAfterSeconds: 61 }))).toMatch(/uudelleen 2.minuutin/);
  });

  test('tells the day and the hour when the wait is longer than an hour', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T20:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const refused = (retryAfterSeconds: number) =>
      errorText(t, new AppError('too_many_requests', { retryAfterSeconds }));
    expect(refused(3600)).toContain('60');
    expect(refused(3 * 3600)).toBe('Liian monta yritystä. Voit yrittää uudelleen 23.11.2026 klo 1.00.');
  });

  test('comes only from the product’s own codes', () => {
    expect([codeOf(new AppError('in_use')), codeOf(undefined)]).toEqual(['in_use', 'system_error']);
    expect([isShownCode('network'), isShownCode('in_use'), isShownCode('toString'), isShownCode(404)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the text of a broken field', () => {
  test('tells the issue, and for one that it does not know to check the field', () => {
    expect(issueText(t, { path: 'user.firstName', code: 'required' })).toBe(fi.issues.required);
    expect(issueText(t, { path: 'user.firstName', code: 'brand_new' })).toBe(fi.issues.invalid_value);
  });

  test.each([
    [1, 'Valitse vielä 1 kohta.'],
    [3, 'Valitse vielä 3 kohtaa.'],
  ])('tells that %d right options are missing, not which', (count, text) => {
    expect(issueText(t, { path: 'content.1', code: 'options_missing', params: { count } })).toBe(text);
  });
});

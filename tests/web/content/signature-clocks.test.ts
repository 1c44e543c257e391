import { expect, test } from 'vitest';
import { signatureClocks } from '../../../web/content/signature/signature-clocks.ts';

const SERVER = '2026-11-20T10:00:00.000Z';
const shown = (date: string, given?: string) => signatureClocks({ signed: true, date }, given);

test('the time of a signature is the server’s, and the phone’s own stands beside it from more than 10 minutes off', () => {
  expect(shown('2026-11-20T09:50:00.000Z', SERVER)).toEqual({ signed: SERVER });
  for (const far of ['2026-11-20T09:49:59.000Z', '2026-11-20T10:10:01.000Z', '2026-11-06T10:00:00.000Z']) {
    expect(shown(far, SERVER)).toEqual({ signed: SERVER, phone: far });
  }
});

test('a day alone stands beside it where it is another day in Helsinki', () => {
  expect(shown('2026-11-20', '2026-11-19T22:30:00.000Z')).toEqual({ signed: '2026-11-19T22:30:00.000Z' });
  expect(shown('2026-11-19', '2026-11-19T22:30:00.000Z')).toMatchObject({ phone: '2026-11-19' });
});

test('before the server has it, it is the phone’s; what is not signed has none', () => {
  expect(shown('2026-11-20T09:00:00.000Z')).toEqual({ signed: '2026-11-20T09:00:00.000Z' });
  expect(signatureClocks({ signed: false, date: '' }, SERVER)).toEqual({});
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DEVICE_COOKIE } from '../../../functions/security/device-cookie.ts';
import { BROWSER_ITEMS, type Place } from '../../../web/information/browser-items.ts';

const WEB = path.resolve(import.meta.dirname, '../../../web');

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('information'))
  .map((file) => ({ file, source: readFileSync(path.join(WEB, file), 'utf8') }));

/** How each place is reached in the source. */
const ACCESS: Record<Place, RegExp> = {
  cookie: /document\.cookie\s*=/,
  localStorage: /\bwriteStored\(|localStorage\.setItem/,
  sessionStorage: /sessionStorage/,
  indexedDB: /\bopenDB<|indexedDB\.open\(/,
  cache: /caches\.open\(/,
};

const filesThat = (reach: RegExp) => sources.filter(({ source }) => reach.test(source)).map(({ file }) => file);

test('the page about cookies knows every file that keeps something in a browser', () => {
  const found = Object.fromEntries(
    Object.entries(ACCESS).map(([place, reach]) => [place, filesThat(reach).toSorted()]),
  );
  expect(found).toEqual({
    cookie: ['app/texts/language-choice.ts'],
    localStorage: [
      'app/routing/wanted-path.ts',
      'app/session/browser-storage.ts',
      'app/session/session.ts',
      'app/texts/language-choice.ts',
      'lists/list/remembered-list.ts',
      'lists/looks/list-looks.ts',
      'phone/former-storage.ts',
      'presence/kept-gate.ts',
      'shared-device/shared-device.ts',
    ],
    sessionStorage: [
      'app/main.tsx',
      'app/session/card-token.ts',
      'permits/sign/review-session.ts',
      'shared-device/clear-device.ts',
      'user-forms/final/finished-token.ts',
      'user-forms/form-page/reading-clock.ts',
    ],
    indexedDB: ['ahead/of-induction.ts', 'form-editor/saving/local-draft.ts', 'phone/database.ts', 'phone/own-room.ts'],
    cache: [
      'service-worker/keep-language.ts',
      'service-worker/kept-files.ts',
      'service-worker/kept-screen-files.ts',
      'service-worker/worker/kept-language.ts',
      'service-worker/worker/shell-files.ts',
    ],
  });
});

test('every name on the page about cookies is one that the product uses', () => {
  const all = [...sources.map(({ source }) => source), `'${DEVICE_COOKIE}'`].join('\n');
  const names = BROWSER_ITEMS.flatMap((item) => item.names);
  expect(names.length).toBeGreaterThan(10);
  expect(names).toContain(DEVICE_COOKIE);
  for (const name of names) {
    expect(all).toMatch(new RegExp(`['"\`]${name.replace('*', '').replace('.', '\\.')}`));
  }
});

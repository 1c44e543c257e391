import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeNetwork, freshBrowser, json, type FakeDocument, type FakeStorage } from './browser-fakes.ts';

let storage: FakeStorage;
let page: FakeDocument;
beforeEach(() => {
  ({ storage, document: page } = freshBrowser());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const choice = () => import('../../web/app/texts/language-choice.ts');
/** The interface's texts as a page finds them, with what is shown now. */
async function texts() {
  const { default: i18next } = await import('i18next');
  const shown = {
    t: (key: string) => String(i18next.t(key as never)),
    get language() {
      return i18next.language;
    },
  };
  return { ...(await import('../../web/app/texts/i18n.ts')), shown };
}

describe('the first language', () => {
  test.each([
    { name: 'Finnish when nothing says otherwise', address: '/aloita', expected: 'fi' },
    { name: 'that of the page to verify evidence', address: '/en/verify', stored: 'fi', expected: 'en' },
    { name: 'the cookie’s', address: '/aloita', cookie: 'lang=en', expected: 'en' },
    { name: 'local storage’s when there is no cookie', address: '/aloita', stored: 'en', expected: 'en' },
    {
      name: 'the cookie’s before local storage’s',
      address: '/aloita',
      cookie: 'lang=fi',
      stored: 'en',
      expected: 'fi',
    },
    { name: 'the address’s before all', address: '/aloita?lang=fi', cookie: 'lang=en', stored: 'en', expected: 'fi' },
    {
      name: 'not one that the product does not speak',
      address: '/aloita?lang=de',
      cookie: 'lang=de',
      stored: 'xx',
      expected: 'fi',
    },
    { name: 'Finnish on the Finnish landing page', address: '/', cookie: 'lang=en', stored: 'en', expected: 'fi' },
    { name: 'Finnish on its other address', address: '/index.html', cookie: 'lang=en', stored: 'en', expected: 'fi' },
    { name: 'English on the English landing page', address: '/en', expected: 'en' },
    {
      name: 'English on its other address',
      address: '/index_en.html',
      cookie: 'lang=fi',
      stored: 'fi',
      expected: 'en',
    },
    {
      name: 'the chosen one when the landing page only passes a PIN on',
      address: '/?p=123456',
      cookie: 'lang=en',
      expected: 'en',
    },
  ])('is $name', async ({ address, cookie = '', stored, expected }) => {
    page.cookie = cookie;
    if (stored) storage.setItem('lang', stored);
    const { pathname, search } = new URL(address, 'https://portti.example');
    expect((await choice()).firstLanguage({ pathname, search })).toBe(expected);
  });

  test('is kept in the cookie and in local storage when the address asks for it', async () => {
    (await choice()).firstLanguage({ pathname: '/aloita', search: '?lang=en' });
    expect(page.cookie).toBe('lang=en');
    expect(page.written.at(-1)).toContain('path=/');
    expect(storage.getItem('lang')).toBe('en');
  });

  test('is not changed by the English landing page where a worker reads another, in which an induction starts', async () => {
    storage.setItem('lang', 'ru');
    const { firstLanguage, startLanguage, storedLanguage, storeLandingLanguage } = await choice();
    expect(firstLanguage({ pathname: '/en', search: '?error=404' })).toBe('en');
    storeLandingLanguage('fi');
    expect([storedLanguage(), startLanguage('en')]).toEqual(['ru', 'ru']);
  });

  test('is not changed for later by a look at the Finnish landing page', async () => {
    storage.setItem('lang', 'en');
    const { firstLanguage, storedLanguage } = await choice();
    firstLanguage({ pathname: '/', search: '' });
    expect(storedLanguage()).toBe('en');
  });
});

describe('the interface’s texts', () => {
  const file = (url: string) => json(200, { common: { close: url.includes('/en') ? 'Close' : 'Sulje' } });

  test('come from the file of the language, which marks the document', async () => {
    const sent = fakeNetwork(({ url }) => file(url));
    const { startI18n, shown } = await texts();
    await startI18n('en');
    expect(shown.t('common.close')).toBe('Close');
    expect(page.documentElement.lang).toBe('en');
    expect(sent.map(({ url }) => url)).toEqual(['/languages/en.worker.json']);
  });

  test('fall back to the other language when the file cannot be had, and fail only when none can', async () => {
    fakeNetwork(({ url }) => (url.includes('/en') ? json(503, {}) : file(url)));
    const { startI18n, shown } = await texts();
    await startI18n('en');
    expect(shown.language).toBe('fi');
    freshBrowser();
    fakeNetwork(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect((await texts()).startI18n('fi')).rejects.toThrow('No language file could be loaded.');
  });

  test('change with the choice, which is kept only once it is shown', async () => {
    let isOnline = false;
    fakeNetwork(({ url }) => (isOnline || url.includes('/fi') ? file(url) : Promise.reject(new TypeError('offline'))));
    const { startI18n, chooseLanguage, shown } = await texts();
    await startI18n('fi');
    await chooseLanguage('en');
    expect([shown.language, storage.getItem('lang')]).toEqual(['fi', null]);
    isOnline = true;
    await chooseLanguage('en');
    expect([shown.t('common.close'), storage.getItem('lang'), page.cookie]).toEqual(['Close', 'en', 'lang=en']);
    expect(page.documentElement.lang).toBe('en');
  });

  test('are those asked for last, however slowly the others come', async () => {
    let release = (_response: Response) => {};
    fakeNetwork(({ url }) => (url.includes('/en') ? new Promise((resolve) => (release = resolve)) : file(url)));
    const { startI18n, showLanguage, shown } = await texts();
    await startI18n('fi');
    const slow = showLanguage('en');
    await showLanguage('fi');
    release(file('/en'));
    expect(await slow).toBe('overtaken');
    expect(shown.language).toBe('fi');
  });

  const parted = (url: string) =>
    json(200, url.includes('.staff') ? { users: { title: url } } : { common: { close: url } });

  test('of screens that a worker never opens come when one is opened, in whatever language is shown by then', async () => {
    const sent = fakeNetwork(({ url }) => parted(url));
    const { startI18n, loadSignerTexts, showLanguage, shown } = await texts();
    const opened = loadSignerTexts();
    await startI18n('fi');
    expect(shown.t('users.title')).toBe('users.title');
    await opened;
    expect([shown.t('users.title'), shown.t('common.close')]).toEqual([
      '/languages/fi.staff.json',
      '/languages/fi.worker.json',
    ]);
    await showLanguage('en');
    expect(shown.t('users.title')).toBe('/languages/en.staff.json');
    expect(sent).toHaveLength(4);
  });

  test('of a desk come with the first screen of it, and no worker’s language is asked for any', async () => {
    const sent = fakeNetwork(({ url }) => json(200, { [url.split('.')[1] ?? '']: { title: url } }));
    const { startI18n, loadDeskTexts, loadStaffTexts, showLanguage, shown } = await texts();
    await startI18n('fi');
    await loadStaffTexts();
    expect(shown.t('desk.title')).toBe('desk.title');
    await loadDeskTexts();
    expect(shown.t('desk.title')).toBe('/languages/fi.desk.json');
    await showLanguage('en');
    expect(shown.t('desk.title')).toBe('/languages/en.desk.json');
    expect(await showLanguage('et')).toBe('shown');
    expect(sent.map(({ url }) => url).filter((url) => url.includes('/et'))).toEqual([
      '/languages/et.worker.json',
      '/languages/et.staff.json',
    ]);
  });

  test('of all screens are there also where the language changes while they are on their way', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    fakeNetwork(async ({ url }) => {
      if (url.includes('fi.staff')) await held;
      return parted(url);
    });
    const { startI18n, loadSignerTexts, showLanguage, shown } = await texts();
    await startI18n('fi');
    const opened = loadSignerTexts();
    await showLanguage('en');
    release();
    await opened;
    expect([shown.language, shown.t('users.title')]).toEqual(['en', '/languages/en.staff.json']);
  });

  test('of a worker’s language give way to English while a screen of staff is open, and come back', async () => {
    const sent = fakeNetwork(({ url }) => parted(url));
    const { startI18n, loadStaffTexts, readAsStaff, shown } = await texts();
    await startI18n('et');
    expect(page.documentElement.lang).toBe('et');
    await loadStaffTexts();
    expect([shown.language, shown.t('users.title')]).toEqual(['et', '/languages/en.staff.json']);
    const leave = readAsStaff();
    await expect.poll(() => shown.language).toBe('en');
    expect([shown.t('common.close'), page.documentElement.lang]).toEqual(['/languages/en.worker.json', 'en']);
    leave();
    await expect.poll(() => shown.language).toBe('et');
    expect(shown.t('common.close')).toBe('/languages/et.worker.json');
    expect(sent.map(({ url }) => url).filter((url) => url.includes('/fi'))).toEqual([]);
  });

  test('of a worker’s language come back also where a screen of staff opened before they were there', async () => {
    fakeNetwork(({ url }) => parted(url));
    const { startI18n, readAsStaff, showLanguage, shown } = await texts();
    await startI18n('fi');
    const back = showLanguage('ru');
    const leave = readAsStaff();
    expect(await back).toBe('overtaken');
    await expect.poll(() => shown.language).toBe('en');
    leave();
    await expect.poll(() => shown.language).toBe('ru');
  });

  test('stay with what was shown where a choice fails that overtook another', async () => {
    fakeNetwork(({ url }) => (url.includes('/et') ? Promise.reject(new TypeError('offline')) : parted(url)));
    const { startI18n, readAsStaff, showLanguage, shown } = await texts();
    await startI18n('fi');
    const choices = await Promise.all([showLanguage('ru'), showLanguage('et')]);
    expect(choices).toEqual(['overtaken', 'failed']);
    readAsStaff()();
    expect([shown.language, page.documentElement.lang]).toEqual(['fi', 'fi']);
  });

  test('of a worker’s language, where they cannot be had, are the English ones, and a choice of them is refused', async () => {
    fakeNetwork(({ url }) => (url.includes('/et') ? Promise.reject(new TypeError('offline')) : file(url)));
    const { startI18n, chooseLanguage, shown } = await texts();
    await startI18n('et');
    expect(shown.language).toBe('en');
    expect(await chooseLanguage('fi')).toBe('shown');
    expect(await chooseLanguage('et')).toBe('failed');
    expect([shown.language, storage.getItem('lang')]).toEqual(['fi', 'fi']);
  });

  test('name the product without being told it each time', async () => {
    fakeNetwork(() => json(200, { common: { close: '{{Product}} valmis: {{wordmark}}' } }));
    const { startI18n, shown } = await texts();
    await startI18n('fi');
    expect(shown.t('common.close')).toBe('Perehdytys valmis: Työmaaportti');
  });
});

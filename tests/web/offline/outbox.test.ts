import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answersIn } from '../../../shared/content/answers.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { memoryStore } from '../../../web/offline/memory-store.ts';
import type { Outbox } from '../../../web/offline/outbox.ts';
import type { PhoneStore } from '../../../web/offline/phone-store.ts';
import {
  DRAWING,
  formBlock,
  PERSON,
  question,
  signatureField,
  textField,
  tick,
  userFormOf,
} from '../user-forms/user-form-of.ts';
import { ScriptedServer } from './scripted-server.ts';
import { browserWith, tabOf, type Browser } from './tabs-of.ts';

const OPEN = { content: [tick(), formBlock(textField())] };
const FREE = { content: [question('checkboxQuestion', [false, false, false])] };
const DRAWN = { content: [formBlock(signatureField())] };
const CARDS = { content: [{ kind: 'cards', names: [], requireImages: 0, images: [] }] };
const says = (text: string) => ({ 0: true, 1: [text] });
const signature = { signed: true, value: DRAWING, location: 'Espoo', date: '2026-11-20T05:00:00.000Z' };

let server: ScriptedServer;
let store: PhoneStore;
let browser: Browser;
let outbox: Outbox;

async function begin(pages = [OPEN, OPEN, FREE], made: Parameters<typeof userFormOf>[1] = {}): Promise<void> {
  server = new ScriptedServer(userFormOf(pages, made));
  store = memoryStore();
  browser = browserWith(store);
  outbox = tabOf(browser, server.calls);
  await outbox.take(server.form);
}

beforeEach(() => {
  vi.useFakeTimers();
  return begin();
});
afterEach(() => vi.useRealTimers());

const waiting = () => (outbox.view('form').kept?.pages ?? []).map(({ formPage }) => formPage);
const parked = () => (outbox.view('form').kept?.pages ?? []).map(({ parking }) => parking?.code);
const answers = (formPage: number) => answersIn(server.form.pages[formPage] as (typeof server.form.pages)[0]);

describe('what waits on this phone', () => {
  test('goes out in order, the details first, and is gone from the queue', async () => {
    await begin([OPEN, OPEN, FREE, OPEN], { user: {} });
    await outbox.queuePage('form', 1, says('toinen'));
    await outbox.queuePage('form', 0, says('eka'));
    await outbox.queueDetails('form', PERSON, 'fi');
    await outbox.send('form');
    expect(server.received).toEqual(['details', 'page 1', 'page 0']);
    expect(answers(1)).toEqual(says('toinen'));
    expect(waiting()).toEqual([]);
    expect(outbox.view('form').kept?.savedAt).toBe(browser.now);
  });

  test('keeps its place when it is changed, and only the newest state is sent', async () => {
    await outbox.queuePage('form', 1, says('vanha'));
    await outbox.queuePage('form', 0, says('eka'));
    await outbox.queuePage('form', 1, says('uusi'));
    await outbox.send('form');
    expect(server.received).toEqual(['page 1', 'page 0']);
    expect(answers(1)).toEqual(says('uusi'));
  });

  test.each([
    'lostThere',
    'unauthorized',
    'code_required',
    'too_many_requests',
    'system_error',
    'not_configured',
  ] as const)('all stays in order after %s, and goes out later', async (luck) => {
    await outbox.queuePage('form', 0, says('eka'));
    await outbox.queuePage('form', 1, says('toinen'));
    server.luck = [luck];
    await outbox.send('form');
    expect(waiting()).toEqual([0, 1]);
    expect(outbox.view('form').stop?.kind).toBe(
      luck === 'lostThere' ? 'network' : luck === 'unauthorized' || luck === 'code_required' ? 'code' : 'failed',
    );
    await outbox.send('form');
    expect(waiting()).toEqual([]);
    expect(server.committed.map(({ formPage }) => formPage)).toEqual([0, 1]);
  });

  test('is tried again by itself, later each time', async () => {
    await outbox.queuePage('form', 0, says('eka'));
    server.luck = ['lostThere', 'lostThere'];
    await outbox.send('form');
    await vi.advanceTimersByTimeAsync(3749);
    expect(server.luck).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.luck).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(7499);
    expect(waiting()).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting()).toEqual([]);
  });

  test('is not sent where the phone says that it has no network', async () => {
    outbox = tabOf(browser, server.calls, { isOnline: () => false });
    await outbox.open('form');
    await outbox.queuePage('form', 0, says('eka'));
    await outbox.send('form');
    expect([server.received, outbox.view('form').stop]).toEqual([[], { kind: 'network' }]);
  });

  test.each(['exam_failed', 'validation_failed', 'bad_request', 'too_large'] as const)(
    'is parked where the server says %s, and the rest goes on',
    async (code) => {
      const issues = [{ path: 'content.0', code: 'required' }];
      server.refusing.set(0, new AppError(code, { issues }));
      await outbox.queuePage('form', 0, says('eka'));
      await outbox.queuePage('form', 1, says('toinen'));
      await outbox.send('form');
      expect([waiting(), parked()]).toEqual([[0], [code]]);
      expect(answers(1)).toEqual(says('toinen'));
      await outbox.send('form');
      expect(server.received).toEqual(['page 0', 'page 1']);
      server.refusing.clear();
      await outbox.queuePage('form', 0, says('korjattu'));
      await outbox.send('form');
      expect(answers(0)).toEqual(says('korjattu'));
    },
  );

  test('waits as long as the reading times want, while the rest goes on', async () => {
    const issues = [{ path: '', code: 'read_time', params: { seconds: 30 } }];
    server.refusing.set(0, new AppError('read_time', { issues }));
    await outbox.queuePage('form', 0, says('eka'));
    const meant = await outbox.queuePage('form', 1, says('toinen'));
    await expect(outbox.fate('form', meant, 1000)).resolves.toEqual({ kind: 'sent' });
    expect([waiting(), parked()]).toEqual([[0], [undefined]]);
    server.refusing.clear();
    browser.now += 31_000;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(waiting()).toEqual([]);
  });

  test('is tried again after the details it was refused for', async () => {
    await begin([OPEN], { user: {} });
    await outbox.queuePage('form', 0, says('eka'));
    await outbox.send('form');
    expect(parked()).toEqual(['validation_failed']);
    await outbox.queueDetails('form', PERSON, 'fi');
    await outbox.send('form');
    expect(server.form.meta.signed).not.toBeNull();
  });

  test('is not sent twice by two tabs at once', async () => {
    const other = tabOf(browser, server.calls);
    await other.open('form');
    await outbox.queuePage('form', 0, says('eka'));
    await other.queuePage('form', 1, says('toinen'));
    await Promise.all([outbox.send('form'), other.send('form'), outbox.send('form')]);
    expect(server.received).toEqual(['page 0', 'page 1']);
  });

  test('that changes while it is on its way is sent again as it is now', async () => {
    await outbox.queuePage('form', 2, { 0: [0] });
    const sending = outbox.send('form');
    while (server.received.length === 0) await Promise.resolve();
    await outbox.queuePage('form', 2, { 0: [1] });
    await sending;
    await outbox.send('form');
    expect(server.committed.map((each) => each.answers)).toEqual([{ 0: [0] }, { 0: [1] }]);
    expect(waiting()).toEqual([]);
  });
});

describe('a lost answer', () => {
  test('is no conflict when the same goes again', async () => {
    await outbox.queuePage('form', 0, says('eka'));
    server.luck = ['lostBack'];
    await outbox.send('form');
    await outbox.send('form');
    expect([waiting(), server.committed.length]).toEqual([[], 1]);
  });

  test('is no conflict when the page has changed since, over a killed tab', async () => {
    await outbox.queuePage('form', 2, { 0: [0] });
    server.luck = ['lostBack'];
    await outbox.send('form');
    outbox = tabOf(browser, server.calls);
    await outbox.open('form');
    await outbox.queuePage('form', 2, { 0: [1] });
    await outbox.send('form');
    expect([waiting(), answers(2)]).toEqual([[], { 0: [1] }]);
  });

  test('of a drawing is known by what is around it, though it has become a file', async () => {
    await begin([DRAWN, OPEN]);
    await outbox.queuePage('form', 0, { 0: [signature] });
    server.luck = ['lostBack'];
    await outbox.send('form');
    await outbox.queuePage('form', 0, { 0: [{ ...signature, location: 'Vantaa' }] });
    await outbox.send('form');
    expect([waiting(), parked()]).toEqual([[], []]);
    expect(answers(0)).toEqual({ 0: [{ ...signature, value: 'drawing.png', location: 'Vantaa' }] });
  });

  test('of the details is no conflict when they have changed since', async () => {
    await outbox.queueDetails('form', { ...PERSON, firstName: 'Maija' }, 'fi');
    server.luck = ['lostBack'];
    await outbox.send('form');
    await outbox.queueDetails('form', { ...PERSON, firstName: 'Maija-Liisa' }, 'fi');
    await outbox.send('form');
    expect(server.form.user.firstName).toBe('Maija-Liisa');
    expect(outbox.view('form').kept?.details).toBeUndefined();
  });

  test('of what was typed and not signed is no conflict when the page is signed', async () => {
    server.luck = ['lostBack'];
    await outbox.saveTyped('form', 0, says('kesken')).catch(() => undefined);
    await outbox.queuePage('form', 0, says('valmis'));
    await outbox.send('form');
    expect([parked(), answers(0)]).toEqual([[], says('valmis')]);
  });
});

describe('another phone', () => {
  test('that saved the same page is never overwritten: both wait for the worker to choose', async () => {
    await outbox.queuePage('form', 0, says('minun'));
    server.saveElsewhere(0, says('toisen'));
    await outbox.send('form');
    expect([parked(), answers(0)]).toEqual([['version_conflict'], says('toisen')]);
    const { kept } = outbox.view('form');
    expect(kept && answersIn(kept.form.pages[0] as (typeof kept.form.pages)[0])).toEqual(says('toisen'));
    await outbox.queuePage('form', 0, says('minun'));
    await outbox.send('form');
    expect(answers(0)).toEqual(says('minun'));
  });

  test('that saved exactly the same is no conflict', async () => {
    await outbox.queuePage('form', 0, says('sama'));
    server.saveElsewhere(0, says('sama'), { isSigned: true });
    await outbox.take(server.form);
    expect(waiting()).toEqual([]);
  });

  test('that signed the page with something else leaves the worker the saved one', async () => {
    await outbox.queuePage('form', 0, says('minun'));
    server.saveElsewhere(0, says('toisen'), { isSigned: true });
    await outbox.send('form');
    expect(parked()).toEqual(['invalid_state']);
    await outbox.discard('form', 0);
    expect(waiting()).toEqual([]);
  });

  test('that changed other details is merged with, and one that changed the same is shown', async () => {
    await outbox.queueDetails('form', { ...PERSON, firstName: 'Maija' }, 'fi');
    server.form = { ...server.form, version: 2, user: { ...PERSON, company: 'Toinen Oy' } };
    await outbox.send('form');
    expect(server.form.user).toEqual({ ...PERSON, firstName: 'Maija', company: 'Toinen Oy' });
    await outbox.queueDetails('form', { ...PERSON, firstName: 'Liisa' }, 'fi');
    server.form = { ...server.form, version: 4, user: { ...PERSON, firstName: 'Kalle' } };
    await outbox.send('form');
    expect(outbox.view('form').kept?.details?.parking?.code).toBe('version_conflict');
  });

  test('that went on is believed, and an older answer changes nothing back', async () => {
    const older = server.form;
    server.saveElsewhere(1, says('toisen'), { isSigned: true });
    await outbox.take(server.form);
    await outbox.take(older);
    expect(outbox.view('form').kept?.form.pages[1]?.signed).not.toBeNull();
  });
});

describe('a picture that is only on this phone', () => {
  const card = (imageSrc: string) => ({
    0: [
      { name: 'Valttikortti', nameOther: '', expires: '', noExpiration: false, imageSrc, isNew: true, userFormId: '' },
    ],
  });
  const keep = (name: string) =>
    store.keepPicture({ userFormId: 'form', name, bytes: new ArrayBuffer(8), key: name, at: browser.now });

  test('is sent before its page, which then has its real name', async () => {
    await begin([CARDS, OPEN]);
    await keep('phone:a');
    await outbox.queuePage('form', 0, card('phone:a'));
    await outbox.send('form');
    expect(server.received).toEqual(['picture phone:a', 'page 0']);
    expect(answers(0)).toMatchObject({ 0: [{ imageSrc: 'stored-1.jpg' }] });
  });

  test('is sent once, though its page has to be sent again', async () => {
    await begin([CARDS, OPEN]);
    await keep('phone:a');
    await outbox.queuePage('form', 0, card('phone:a'));
    server.luck = ['good', 'lostThere'];
    await outbox.send('form');
    await outbox.send('form');
    expect(server.received).toEqual(['picture phone:a', 'page 0']);
  });

  test('is sent once more where the server has lost it', async () => {
    await begin([CARDS, OPEN]);
    await keep('phone:a');
    await outbox.queuePage('form', 0, card('phone:a'));
    server.luck = ['good', 'lostThere'];
    await outbox.send('form');
    server.stored.clear();
    await outbox.send('form');
    expect(server.received).toEqual(['picture phone:a', 'page 0', 'picture phone:a', 'page 0']);
    expect(waiting()).toEqual([]);
  });

  test('that the phone has lost is told, and the rest goes on', async () => {
    await begin([CARDS, OPEN]);
    await outbox.queuePage('form', 0, card('phone:gone'));
    await outbox.queuePage('form', 1, says('toinen'));
    await outbox.send('form');
    expect([waiting(), parked()]).toEqual([[0], ['validation_failed']]);
  });
});

describe('when the server has signed everything', () => {
  test('nothing stays on the phone, and the tab still shows the form', async () => {
    await store.keepDraft({ userFormId: 'form', part: 'page-0', at: browser.now, value: {} });
    for (const formPage of [0, 1]) await outbox.queuePage('form', formPage, says('valmis'));
    await outbox.queuePage('form', 2, { 0: [1] });
    await outbox.send('form');
    expect([await store.inductions(), await store.drafts('form')]).toEqual([[], []]);
    expect(outbox.view('form').kept?.form.meta.signed).not.toBeNull();
    await outbox.take(server.form);
    expect(await store.inductions()).toEqual([]);
  });

  test('a later change is kept again until it is sent', async () => {
    for (const formPage of [0, 1]) await outbox.queuePage('form', formPage, says('valmis'));
    await outbox.queuePage('form', 2, { 0: [1] });
    await outbox.send('form');
    await outbox.queuePage('form', 2, { 0: [2] });
    expect(await store.inductions()).toHaveLength(1);
    await outbox.send('form');
    expect([await store.inductions(), answers(2)]).toEqual([[], { 0: [2] }]);
  });
});

describe('what is typed and not signed', () => {
  test('reaches the server, and a page that waits or is signed is left alone', async () => {
    await outbox.saveTyped('form', 0, says('kesken'));
    expect([answers(0), server.form.pages[0]?.signed]).toEqual([says('kesken'), null]);
    await outbox.queuePage('form', 1, says('valmis'));
    await outbox.saveTyped('form', 1, says('muuta'));
    await outbox.send('form');
    await outbox.saveTyped('form', 1, says('muuta'));
    expect(server.received).toEqual(['typed', 'page 1']);
  });
});

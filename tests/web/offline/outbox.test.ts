import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../shared/core/errors.ts';
import { PERSON } from '../user-forms/user-form-of.ts';
import { OPEN, FREE, phoneWith, says } from './phone-with.ts';
import { changesIn, tabOf } from './tabs-of.ts';

let at: Awaited<ReturnType<typeof phoneWith>>;

async function begin(...given: Parameters<typeof phoneWith>): Promise<void> {
  at = await phoneWith(...given);
}

beforeEach(() => {
  vi.useFakeTimers();
  return begin();
});
afterEach(() => vi.useRealTimers());

describe('what waits on this phone', () => {
  test('goes out in order, the details first, and is gone from the queue', async () => {
    await begin([OPEN, OPEN, FREE, OPEN], { user: {} });
    await changesIn(at.outbox).queuePage('form', 1, says('toinen'));
    await changesIn(at.outbox).queuePage('form', 0, says('eka'));
    await changesIn(at.outbox).queueDetails('form', PERSON, 'fi');
    await at.outbox.send('form');
    expect(at.server.received).toEqual(['details', 'page 1', 'page 0']);
    expect(at.answers(1)).toEqual(says('toinen'));
    expect(at.waiting()).toEqual([]);
    expect(at.outbox.view('form').kept?.savedAt).toBe(at.browser.now);
  });

  test('keeps its place when it is changed, and only the newest state is sent', async () => {
    await changesIn(at.outbox).queuePage('form', 1, says('vanha'));
    await changesIn(at.outbox).queuePage('form', 0, says('eka'));
    await changesIn(at.outbox).queuePage('form', 1, says('uusi'));
    await at.outbox.send('form');
    expect(at.server.received).toEqual(['page 1', 'page 0']);
    expect(at.answers(1)).toEqual(says('uusi'));
  });

  test.each([
    'lostThere',
    'unauthorized',
    'code_required',
    'too_many_requests',
    'system_error',
    'not_configured',
    'unavailable',
  ] as const)('all stays in order after %s, and goes out later', async (luck) => {
    await changesIn(at.outbox).queuePage('form', 0, says('eka'));
    await changesIn(at.outbox).queuePage('form', 1, says('toinen'));
    at.server.luck = [luck];
    await at.outbox.send('form');
    expect(at.waiting()).toEqual([0, 1]);
    expect(at.outbox.view('form').stop?.kind).toBe(
      luck === 'lostThere' ? 'network' : luck === 'unauthorized' || luck === 'code_required' ? 'code' : 'failed',
    );
    await at.outbox.send('form');
    expect(at.waiting()).toEqual([]);
    expect(at.server.committed.map(({ formPage }) => formPage)).toEqual([0, 1]);
  });

  test('is looked for without a word where nothing waits and nothing is new', async () => {
    const told = vi.fn();
    at.outbox.subscribe(told);
    await at.outbox.send('form');
    await at.outbox.open('form');
    expect(told).not.toHaveBeenCalled();
    await changesIn(at.outbox).queuePage('form', 0, says('eka'));
    expect(told).toHaveBeenCalledOnce();
  });

  test('is tried again by itself, later each time', async () => {
    await changesIn(at.outbox).queuePage('form', 0, says('eka'));
    at.server.luck = ['lostThere', 'lostThere'];
    await at.outbox.send('form');
    await vi.advanceTimersByTimeAsync(3749);
    expect(at.server.luck).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(at.server.luck).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(7499);
    expect(at.waiting()).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(at.waiting()).toEqual([]);
  });

  test('is not sent where the phone says that it has no network', async () => {
    at.outbox = tabOf(at.browser, at.server.calls, { isOnline: () => false });
    await at.outbox.open('form');
    await changesIn(at.outbox).queuePage('form', 0, says('eka'));
    await at.outbox.send('form');
    expect([at.server.received, at.outbox.view('form').stop]).toEqual([[], { kind: 'network' }]);
  });

  test.each(['exam_failed', 'validation_failed', 'bad_request', 'too_large'] as const)(
    'is parked where the server says %s, and the rest goes on',
    async (code) => {
      const issues = [{ path: 'content.0', code: 'required' }];
      at.server.refusing.set(0, new AppError(code, { issues }));
      await changesIn(at.outbox).queuePage('form', 0, says('eka'));
      await changesIn(at.outbox).queuePage('form', 1, says('toinen'));
      await at.outbox.send('form');
      expect([at.waiting(), at.parked()]).toEqual([[0], [code]]);
      expect(at.answers(1)).toEqual(says('toinen'));
      await at.outbox.send('form');
      expect(at.server.received).toEqual(['page 0', 'page 1']);
      at.server.refusing.clear();
      await changesIn(at.outbox).queuePage('form', 0, says('korjattu'));
      await at.outbox.send('form');
      expect(at.answers(0)).toEqual(says('korjattu'));
    },
  );

  test('waits as long as the reading times want, while the rest goes on', async () => {
    const issues = [{ path: '', code: 'read_time', params: { seconds: 30 } }];
    at.server.refusing.set(0, new AppError('read_time', { issues }));
    await changesIn(at.outbox).queuePage('form', 0, says('eka'));
    const meant = await changesIn(at.outbox).queuePage('form', 1, says('toinen'));
    await expect(changesIn(at.outbox).fate('form', meant, 1000)).resolves.toEqual({ kind: 'sent' });
    expect([at.waiting(), at.parked()]).toEqual([[0], [undefined]]);
    at.server.refusing.clear();
    at.browser.now += 31_000;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(at.waiting()).toEqual([]);
  });

  test('is tried again after the details it was refused for', async () => {
    await begin([OPEN], { user: {} });
    await changesIn(at.outbox).queuePage('form', 0, says('eka'));
    await at.outbox.send('form');
    expect(at.parked()).toEqual(['validation_failed']);
    await changesIn(at.outbox).queueDetails('form', PERSON, 'fi');
    await at.outbox.send('form');
    expect(at.server.form.meta.signed).not.toBeNull();
  });

  test('is not sent twice by two tabs at once', async () => {
    const other = tabOf(at.browser, at.server.calls);
    await other.open('form');
    await changesIn(at.outbox).queuePage('form', 0, says('eka'));
    await changesIn(other).queuePage('form', 1, says('toinen'));
    await Promise.all([at.outbox.send('form'), other.send('form'), at.outbox.send('form')]);
    expect(at.server.received).toEqual(['page 0', 'page 1']);
  });

  test('that another tab has changed meanwhile is not told as sent before the newer state is', async () => {
    const other = tabOf(at.browser, at.server.calls);
    await other.open('form');
    const meant = await changesIn(at.outbox).queuePage('form', 0, says('eka'));
    await changesIn(other).queuePage('form', 0, says('toinen'));
    at.server.luck = ['lostThere'];
    await expect(changesIn(at.outbox).fate('form', meant, 1000)).resolves.toEqual({ kind: 'waits' });
    await expect(changesIn(at.outbox).fate('form', meant, 1000)).resolves.toEqual({ kind: 'sent' });
  });

  test('that changes while it is on its way is sent again as it is now', async () => {
    await changesIn(at.outbox).queuePage('form', 2, { 0: [0] });
    const sending = at.outbox.send('form');
    while (at.server.received.length === 0) await Promise.resolve();
    await changesIn(at.outbox).queuePage('form', 2, { 0: [1] });
    await sending;
    await at.outbox.send('form');
    expect(at.server.committed.map((each) => each.answers)).toEqual([{ 0: [0] }, { 0: [1] }]);
    expect(at.waiting()).toEqual([]);
  });
});

test('what the worker removes is gone at once though a sending hangs, and nothing of it comes back', async () => {
  let answer: (name: string) => void = () => undefined;
  const uploadPicture = () => new Promise<string>((resolve) => (answer = resolve));
  const tab = tabOf(at.browser, { ...at.server.calls, uploadPicture });
  await tab.open('form');
  const bytes = new ArrayBuffer(1);
  await at.store.keepPicture({ userFormId: 'form', name: 'phone:1', bytes, key: 'key', keptFrom: at.browser.now });
  await changesIn(tab).queuePage('form', 0, says('phone:1'));
  const left = async () => [await at.store.inductions(), await at.store.pictures('form')];
  const sending = tab.send('form');
  await vi.advanceTimersByTimeAsync(10);
  const forgetting = tab.forget('form');
  await vi.advanceTimersByTimeAsync(10);
  expect(await left()).toEqual([[], []]);
  answer('stored-1.jpg');
  await Promise.all([sending, forgetting]);
  expect(await left()).toEqual([[], []]);
});

describe('when the server has signed everything', () => {
  test('nothing stays on the phone, and the tab still shows the form', async () => {
    await at.store.keepDraft({ userFormId: 'form', part: 'page-0', keptFrom: at.browser.now, value: {} });
    for (const formPage of [0, 1]) await changesIn(at.outbox).queuePage('form', formPage, says('valmis'));
    await changesIn(at.outbox).queuePage('form', 2, { 0: [1] });
    await at.outbox.send('form');
    expect([await at.store.inductions(), await at.store.drafts('form')]).toEqual([[], []]);
    expect(at.outbox.view('form').kept?.form.meta.signed).not.toBeNull();
    await at.outbox.take(at.server.form);
    expect(await at.store.inductions()).toEqual([]);
  });

  test('what a killed tab has left of it is told as finished and goes, from whichever page is opened next', async () => {
    for (const formPage of [0, 1]) await changesIn(at.outbox).queuePage('form', formPage, says('valmis'));
    await changesIn(at.outbox).queuePage('form', 2, { 0: [1] });
    const dying = { ...at.store, remove: () => Promise.reject(new Error('killed')) };
    await tabOf(at.browser, at.server.calls, { store: dying })
      .send('form')
      .catch(() => undefined);
    expect(await at.store.inductions()).toHaveLength(1);
    const finished: string[] = [];
    const next = tabOf(at.browser, at.server.calls, { onFinished: async ({ _id }) => void finished.push(_id) });
    await next.sendAll();
    expect([finished, await at.store.inductions()]).toEqual([['form'], []]);
  });

  test('one that was left unfinished on a shared device goes when all of it is sent, and not before', async () => {
    let isOnline = false;
    const options = { isOnline: () => isOnline, isLeft: async () => true };
    const tab = tabOf(at.browser, at.server.calls, options);
    await tab.open('form');
    await changesIn(tab).queuePage('form', 0, says('valmis'));
    await tab.send('form');
    expect(await at.store.inductions()).toHaveLength(1);
    isOnline = true;
    await tab.send('form');
    expect([await at.store.inductions(), at.answers(0)]).toEqual([[], says('valmis')]);
  });

  test('another tab, too, shows it as finished', async () => {
    const other = tabOf(at.browser, at.server.calls);
    await other.open('form');
    const heard: Promise<void>[] = [];
    const tab = tabOf(at.browser, at.server.calls, { tellTabs: (news) => heard.push(other.hear(news)) });
    await tab.open('form');
    for (const formPage of [0, 1]) await changesIn(tab).queuePage('form', formPage, says('valmis'));
    await changesIn(tab).queuePage('form', 2, { 0: [1] });
    await tab.send('form');
    await Promise.all(heard);
    const { kept } = other.view('form');
    expect([kept?.form.meta.signed, kept?.pages]).toEqual([at.server.form.meta.signed, []]);
  });

  test('a later change is kept again until it is sent', async () => {
    for (const formPage of [0, 1]) await changesIn(at.outbox).queuePage('form', formPage, says('valmis'));
    await changesIn(at.outbox).queuePage('form', 2, { 0: [1] });
    await at.outbox.send('form');
    await changesIn(at.outbox).queuePage('form', 2, { 0: [2] });
    expect(await at.store.inductions()).toHaveLength(1);
    await at.outbox.send('form');
    expect([await at.store.inductions(), at.answers(2)]).toEqual([[], { 0: [2] }]);
  });
});

describe('what is typed and not signed', () => {
  test('reaches the server, and a page that waits or is signed is left alone', async () => {
    await changesIn(at.outbox).saveTyped('form', 0, says('kesken'));
    expect([at.answers(0), at.server.form.pages[0]?.signed]).toEqual([says('kesken'), null]);
    await changesIn(at.outbox).queuePage('form', 1, says('valmis'));
    await changesIn(at.outbox).saveTyped('form', 1, says('muuta'));
    await at.outbox.send('form');
    await changesIn(at.outbox).saveTyped('form', 1, says('muuta'));
    expect(at.server.received).toEqual(['typed', 'page 1']);
  });
});

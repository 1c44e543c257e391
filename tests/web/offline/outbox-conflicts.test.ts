import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answersIn } from '../../../shared/content/answers/answers.ts';
import { DRAWING, formBlock, PERSON, signatureField } from '../user-forms/user-form-of.ts';
import { OPEN, phoneWith, says } from './phone-with.ts';
import { changesIn, tabOf } from './tabs-of.ts';

const DRAWN = { content: [formBlock(signatureField())] };
const signature = { signed: true, value: DRAWING, location: 'Espoo', date: '2026-11-20T05:00:00.000Z' };
let at: Awaited<ReturnType<typeof phoneWith>>;

async function begin(...given: Parameters<typeof phoneWith>): Promise<void> {
  at = await phoneWith(...given);
}

beforeEach(() => {
  vi.useFakeTimers();
  return begin();
});
afterEach(() => vi.useRealTimers());

describe('a lost answer', () => {
  test('is no conflict when the same goes again', async () => {
    await changesIn(at.outbox).queuePage('form', 0, says('eka'));
    at.server.luck = ['lostBack'];
    await at.outbox.send('form');
    await at.outbox.send('form');
    expect([at.waiting(), at.server.committed.length]).toEqual([[], 1]);
  });

  test('is no conflict when the page has changed since, over a killed tab', async () => {
    await changesIn(at.outbox).queuePage('form', 2, { 0: [0] });
    at.server.luck = ['lostBack'];
    await at.outbox.send('form');
    at.outbox = tabOf(at.browser, at.server.calls);
    await at.outbox.open('form');
    await changesIn(at.outbox).queuePage('form', 2, { 0: [1] });
    await at.outbox.send('form');
    expect([at.kept(at.outbox)?.pages, at.answers(2)]).toEqual([[], { 0: [1] }]);
  });

  test('of a drawing is known by what is around it, though it has become a file', async () => {
    await begin([DRAWN, OPEN]);
    await changesIn(at.outbox).queuePage('form', 0, { 0: [signature] });
    at.server.luck = ['lostBack'];
    await at.outbox.send('form');
    await changesIn(at.outbox).queuePage('form', 0, { 0: [{ ...signature, location: 'Vantaa' }] });
    await at.outbox.send('form');
    expect([at.waiting(), at.parked()]).toEqual([[], []]);
    expect(at.answers(0)).toEqual({ 0: [{ ...signature, value: 'drawing.png', location: 'Vantaa' }] });
  });

  test('of the details is no conflict when they have changed since', async () => {
    await changesIn(at.outbox).queueDetails('form', { ...PERSON, firstName: 'Maija' }, 'fi');
    at.server.luck = ['lostBack'];
    await at.outbox.send('form');
    await changesIn(at.outbox).queueDetails('form', { ...PERSON, firstName: 'Maija-Liisa' }, 'fi');
    await at.outbox.send('form');
    expect(at.server.form.user.firstName).toBe('Maija-Liisa');
    expect(at.outbox.view('form').kept?.details).toBeUndefined();
  });

  test('of what was typed and not signed is no conflict when the page is signed', async () => {
    at.server.luck = ['lostBack'];
    await changesIn(at.outbox)
      .saveTyped('form', 0, says('kesken'))
      .catch(() => undefined);
    await changesIn(at.outbox).queuePage('form', 0, says('valmis'));
    await at.outbox.send('form');
    expect([at.parked(), at.answers(0)]).toEqual([[], says('valmis')]);
  });
});

describe('another phone', () => {
  test('that saved the same page is never overwritten: both wait for the worker to choose', async () => {
    await changesIn(at.outbox).queuePage('form', 0, says('minun'));
    at.server.saveElsewhere(0, says('toisen'));
    await at.outbox.send('form');
    expect([at.parked(), at.answers(0)]).toEqual([['version_conflict'], says('toisen')]);
    const { kept } = at.outbox.view('form');
    expect(kept && answersIn(kept.form.pages[0] as (typeof kept.form.pages)[0])).toEqual(says('toisen'));
    await changesIn(at.outbox).queuePage('form', 0, says('minun'));
    await at.outbox.send('form');
    expect(at.answers(0)).toEqual(says('minun'));
  });

  test('that saved exactly the same is no conflict', async () => {
    await changesIn(at.outbox).queuePage('form', 0, says('sama'));
    at.server.saveElsewhere(0, says('sama'), { isSigned: true });
    await at.outbox.take(at.server.form);
    expect(at.waiting()).toEqual([]);
  });

  test('that signed the page with something else leaves the worker the saved one', async () => {
    await changesIn(at.outbox).queuePage('form', 0, says('minun'));
    at.server.saveElsewhere(0, says('toisen'), { isSigned: true });
    await at.outbox.send('form');
    expect(at.parked()).toEqual(['invalid_state']);
    await changesIn(at.outbox).discard('form', 0);
    expect(at.waiting()).toEqual([]);
  });

  test('that changed other details is merged with, and one that changed the same is shown', async () => {
    await changesIn(at.outbox).queueDetails('form', { ...PERSON, firstName: 'Maija' }, 'fi');
    at.server.form = { ...at.server.form, version: 2, user: { ...PERSON, company: 'Toinen Oy' } };
    await at.outbox.send('form');
    expect(at.server.form.user).toEqual({ ...PERSON, firstName: 'Maija', company: 'Toinen Oy' });
    await changesIn(at.outbox).queueDetails('form', { ...PERSON, firstName: 'Liisa' }, 'fi');
    at.server.form = { ...at.server.form, version: 4, user: { ...PERSON, firstName: 'Kalle' } };
    await at.outbox.send('form');
    expect(at.outbox.view('form').kept?.details?.parking?.code).toBe('version_conflict');
  });

  test('that went on is believed, and an older answer changes nothing back', async () => {
    const older = at.server.form;
    at.server.saveElsewhere(1, says('toisen'), { isSigned: true });
    await at.outbox.take(at.server.form);
    await at.outbox.take(older);
    expect(at.outbox.view('form').kept?.form.pages[1]?.signed).not.toBeNull();
  });
});

test('a signed form whose page was given back is open again, though an older answer comes after it', async () => {
  for (const formPage of [0, 1]) await changesIn(at.outbox).queuePage('form', formPage, says('valmis'));
  await changesIn(at.outbox).queuePage('form', 2, { 0: [1] });
  await at.outbox.send('form');
  const older = at.server.form;
  await changesIn(at.outbox).queuePage('form', 2, { 0: [2] });
  at.server.giveBack(0);
  await at.outbox.take(at.server.form);
  await at.outbox.take(older);
  const { form } = at.outbox.view('form').kept ?? {};
  expect([form?.meta.signed, form?.pages[0]?.signed]).toEqual([null, null]);
});

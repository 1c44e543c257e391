import { changesIn } from './tabs-of.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OPEN, phoneWith, says } from './phone-with.ts';

const CARDS = { content: [{ kind: 'cards', names: [], requireImages: 0, images: [] }] };
let at: Awaited<ReturnType<typeof phoneWith>>;

async function begin(...given: Parameters<typeof phoneWith>): Promise<void> {
  at = await phoneWith(...given);
}

beforeEach(() => {
  vi.useFakeTimers();
  return begin();
});
afterEach(() => vi.useRealTimers());

describe('a picture that is only on this phone', () => {
  const card = (imageSrc: string) => ({
    0: [
      { name: 'Valttikortti', nameOther: '', expires: '', noExpiration: false, imageSrc, isNew: true, userFormId: '' },
    ],
  });
  const keep = (name: string) =>
    at.store.keepPicture({ userFormId: 'form', name, bytes: new ArrayBuffer(8), key: name, keptFrom: at.browser.now });

  test('is sent before its page, which then has its real name', async () => {
    await begin([CARDS, OPEN]);
    await keep('phone:a');
    await changesIn(at.outbox).queuePage('form', 0, card('phone:a'));
    await at.outbox.send('form');
    expect(at.server.received).toEqual(['picture phone:a', 'page 0']);
    expect(at.answers(0)).toMatchObject({ 0: [{ imageSrc: 'stored-1.jpg' }] });
  });

  test('is sent once, though its page has to be sent again', async () => {
    await begin([CARDS, OPEN]);
    await keep('phone:a');
    await changesIn(at.outbox).queuePage('form', 0, card('phone:a'));
    at.server.luck = ['good', 'lostThere'];
    await at.outbox.send('form');
    await at.outbox.send('form');
    expect(at.server.received).toEqual(['picture phone:a', 'page 0']);
  });

  test('is sent once more where the server has lost it', async () => {
    await begin([CARDS, OPEN]);
    await keep('phone:a');
    await changesIn(at.outbox).queuePage('form', 0, card('phone:a'));
    at.server.luck = ['good', 'lostThere'];
    await at.outbox.send('form');
    at.server.stored.clear();
    await at.outbox.send('form');
    expect(at.server.received).toEqual(['picture phone:a', 'page 0', 'picture phone:a', 'page 0']);
    expect(at.waiting()).toEqual([]);
  });

  test('that the phone has lost is told, and the rest goes on', async () => {
    await begin([CARDS, OPEN]);
    await changesIn(at.outbox).queuePage('form', 0, card('phone:gone'));
    await changesIn(at.outbox).queuePage('form', 1, says('toinen'));
    await at.outbox.send('form');
    expect([at.waiting(), at.parked()]).toEqual([[0], ['validation_failed']]);
  });
});

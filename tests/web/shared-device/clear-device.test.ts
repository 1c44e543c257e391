import { afterEach, expect, test, vi } from 'vitest';
import { keptForm } from '../../../web/offline/kept-induction.ts';
import { withPage } from '../../../web/offline/queue.ts';
import { OPEN, says } from '../offline/phone-with.ts';
import { card, freshPhone, NOW, openedSession, session } from '../phone/a-phone.ts';
import { userFormOf } from '../user-forms/user-form-of.ts';

afterEach(() => vi.unstubAllGlobals());

const kept = (userFormId: string) => keptForm({ ...userFormOf([OPEN]), _id: userFormId }, NOW);

/** A phone with a finished induction, an unfinished one, and one with a page that is not sent. */
async function usedPhone() {
  const { one } = await freshPhone();
  const [{ phone }, { clearDevice }, { setSharedDevice }, { knownOfPin }, { keepFinished }, { keptToken }] =
    await Promise.all([
      import('../../../web/offline/phone.ts'),
      import('../../../web/shared-device/clear-device.ts'),
      import('../../../web/shared-device/shared-device.ts'),
      import('../../../web/start/known-of-pin.ts'),
      import('../../../web/user-forms/final/keep-finished.ts'),
      import('../../../web/user-forms/worker-token.ts'),
    ]);
  for (const id of ['done', 'open', 'unsent']) await one.rememberWorkerSession(session(id));
  await one.finishSession(card('done'));
  await one.keepCodeToken('coded', 'token');
  await phone().change('open', () => kept('open'));
  await phone().change('unsent', () => withPage(kept('unsent'), { formPage: 0, answers: says('kept'), now: NOW }));
  for (const userFormId of ['open', 'unsent'])
    await phone().keepDraft({ userFormId, part: 'details', value: { lastName: 'Virtanen' }, keptFrom: NOW });
  return { one, phone, clearDevice, setSharedDevice, knownOfPin, keepFinished, keptToken };
}

test('a device given to the next person has what waits to be sent, the keys that send it, and nothing else', async () => {
  const { one, phone, clearDevice, keptToken } = await usedPhone();
  await clearDevice();
  expect((await phone().inductions()).map(({ userFormId }) => userFormId)).toEqual(['unsent']);
  expect([await phone().drafts('open'), await phone().drafts('unsent')]).toEqual([[], []]);
  expect(await keptToken('unsent')).toBe('token of unsent');
  expect(await keptToken('open')).toBeUndefined();
  expect(await one.keptCodeToken('coded')).toBeUndefined();
  expect([await one.workerSessions(), await one.workerSession('unsent')]).toEqual([[], undefined]);
  expect(await one.ofPin('123456')).toEqual({ unfinished: [], finished: [] });
  expect(await one.beginStart({ pin: '123456', begun: [], newKey: () => 'k' })).toEqual({ key: 'k' });
});

test('what was left to be sent is its worker’s again by a code', async () => {
  const { one, clearDevice } = await usedPhone();
  await clearDevice();
  await one.rememberWorkerSession({ ...openedSession('unsent'), isLeft: undefined });
  expect(await one.workerSession('unsent')).toMatchObject({ token: 'token of unsent' });
});

test('a shared device clears itself when a PIN is entered, any other asks about what it has', async () => {
  const { one, setSharedDevice, knownOfPin } = await usedPhone();
  expect(await knownOfPin('123456')).toMatchObject({ unfinished: [{}, {}], finished: [{}] });
  setSharedDevice(true);
  expect(await knownOfPin('123456')).toEqual({ unfinished: [], finished: [] });
  setSharedDevice(false);
  expect(await knownOfPin('123456')).toEqual({ unfinished: [], finished: [] });
  expect(await one.keptSession('unsent')).toMatchObject({ isLeft: true });
});

test('a finished induction leaves neither its card nor a key on a shared device', async () => {
  const { one, setSharedDevice, keepFinished, keptToken } = await usedPhone();
  setSharedDevice(true);
  const { form } = kept('open');
  await keepFinished({ ...form, meta: { ...form.meta, signed: '2026-11-20T05:30:00.000Z' } });
  expect(await keptToken('open')).toBeUndefined();
  const { unfinished, finished } = await one.ofPin('123456');
  expect([unfinished, finished].map((rows) => rows.map(({ userFormId }) => userFormId))).toEqual([
    ['unsent'],
    ['done'],
  ]);
});

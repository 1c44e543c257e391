import { afterEach, expect, test, vi } from 'vitest';
import type { Permit } from '../../../shared/permits/permit.ts';
import { trialPermit } from '../../../web/permits/trial/trial-permit.ts';
import type { UnsentRound } from '../../../web/phone/rows.ts';
import { fakeNetwork, freshBrowser, json, type SentRequest } from '../browser-fakes.ts';

const FORM = { _id: 'A'.repeat(22), name: 'Tulityölupa', description: '', pages: [] };
const PERMIT = { ...trialPermit(FORM, { maker: 'Laatija', now: '2026-11-22T08:00:00.000Z' }), _id: 'B'.repeat(22) };
const LINK = 'K'.repeat(22);
const NOW = Date.parse('2026-11-24T10:30:00.000Z');
const at = (minute: number) => `2026-11-24T10:${String(minute).padStart(2, '0')}:00.000Z`;

afterEach(() => {
  vi.unstubAllGlobals();
});

type Logged = { user: { _id: string; name: string; company: { _id: string } }; token: string };
const RAUNO: Logged = { user: { _id: 'rauno', name: 'Rauno Vartio', company: { _id: 'c' } }, token: 'token of rauno' };

/** One tab of a phone, with its outbox. */
async function phone() {
  freshBrowser();
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  const [{ RoundOutbox }, session, { ROUNDS_ROOM }, review, { inTurn }] = await Promise.all([
    import('../../../web/permits/watch/round-outbox.ts'),
    import('../../../web/app/session/session.ts'),
    import('../../../web/phone/own-rooms.ts'),
    import('../../../web/permits/sign/review-session.ts'),
    import('../../../web/offline/tabs.ts'),
  ]);
  const network = { isOnline: false };
  const outbox = new RoundOutbox({
    lock: (work) => inTurn('rounds', work),
    onEnded: () => undefined,
    isOnline: () => network.isOnline,
    now: () => NOW,
    serverTime: () => undefined,
    random: () => 0.5,
    tellTabs: () => undefined,
  });
  const answers: Permit[] = [];
  outbox.onAnswer((permit) => answers.push(permit));
  const kept = async () => (await ROUNDS_ROOM.all()).map(({ id }) => id).sort();
  const logIn = (logged: Logged) => session.login(logged as never);
  return { outbox, network, answers, kept, logIn, ...review };
}

const round = (id: string, more: Partial<UnsentRound> = {}): UnsentRound => ({
  id,
  permitId: PERMIT._id,
  at: at(Number.parseInt(id, 36)),
  word: 'Kaide viileä',
  ...more,
});

/** A server that logs reviewers in by the links it knows, and takes every round. */
const server = (links: readonly string[]) =>
  fakeNetwork(({ url, body }) => {
    if (!url.includes('permit-review')) return json(200, PERMIT);
    const { pin } = body as { pin: string };
    return links.includes(pin)
      ? json(200, { user: {}, token: `token by ${pin}` })
      : json(401, { code: 'unauthorized' });
  });

const roundsIn = (sent: readonly SentRequest[]) => sent.filter(({ url }) => !url.includes('permit-review'));
const idsIn = (sent: readonly SentRequest[]) => roundsIn(sent).map(({ body }) => (body as { id: string }).id);

test('a round is on the phone before it is sent, also where the browser’s own storage is full, and goes in the order of making with the phone’s times', async () => {
  const { outbox, network, answers, kept, logIn } = await phone();
  logIn(RAUNO);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  const sent = server([]);
  for (const id of ['2', '3', '1']) await outbox.add(round(id, { userId: 'rauno' }));
  await outbox.send();
  expect([sent, await kept(), outbox.view().stop]).toEqual([[], ['1', '2', '3'], { kind: 'network' }]);
  network.isOnline = true;
  await outbox.send();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { id: '1', at: at(1), sentAt: new Date(NOW).toISOString() },
    { id: '2' },
    { id: '3' },
  ]);
  expect([await kept(), answers.length, outbox.view().stop]).toEqual([[], 3, undefined]);
});

test('a round noted with a network carries no time of the phone’s, one whose answer was lost does', async () => {
  const { outbox, network, kept, logIn } = await phone();
  logIn(RAUNO);
  network.isOnline = true;
  const lost = fakeNetwork(() => Promise.reject(new TypeError('no network')));
  await outbox.add(round('1', { userId: 'rauno' }));
  await outbox.send();
  expect(lost[0]?.body).not.toHaveProperty('at');
  expect(await kept()).toEqual(['1']);
  const sent = server([]);
  await outbox.send();
  expect(sent[0]?.body).toMatchObject({ id: '1', at: at(1), sentAt: expect.any(String) });
});

test('a round of a link goes from any page by its own link, and one of a typed PIN once its tab has opened the permit', async () => {
  const { outbox, network, kept, asReviewer } = await phone();
  const sent = server([LINK, '123456']);
  await outbox.add(round('1', { link: LINK }));
  await outbox.add(round('2', { permitId: 'C'.repeat(22) }));
  network.isOnline = true;
  await outbox.send();
  expect(roundsIn(sent)).toMatchObject([
    { url: expect.stringContaining(PERMIT._id), body: { id: '1', signPin: LINK } },
  ]);
  expect(await kept()).toEqual(['2']);
  await asReviewer({ permitId: 'C'.repeat(22), pin: '123456' }, () => Promise.resolve());
  await outbox.send();
  expect(roundsIn(sent).at(-1)?.body).toMatchObject({ id: '2', signPin: '123456' });
  expect(await kept()).toEqual([]);
});

test('a round of a link that opens no more waits for whoever opens the permit next, and the others go', async () => {
  const { outbox, network, kept, asReviewer } = await phone();
  const sent = server(['L'.repeat(22)]);
  await outbox.add(round('1', { link: LINK }));
  await outbox.add(round('2', { permitId: 'C'.repeat(22), link: 'L'.repeat(22) }));
  network.isOnline = true;
  await outbox.send();
  expect([idsIn(sent), await kept(), outbox.view().rows]).toMatchObject([['2'], ['1'], [{ id: '1' }]]);
  await asReviewer({ permitId: PERMIT._id, pin: 'L'.repeat(22) }, () => Promise.resolve());
  await outbox.send();
  expect([idsIn(sent), await kept()]).toEqual([['2', '1'], []]);
});

test('a user’s round goes in no other login, and what the server refuses waits in sight', async () => {
  const { outbox, network, kept, logIn } = await phone();
  const sent = fakeNetwork(() => json(409, { code: 'invalid_state' }));
  await outbox.add(round('1', { userId: 'rauno' }));
  network.isOnline = true;
  logIn({ user: { ...RAUNO.user, _id: 'hanna' }, token: 'token of hanna' });
  await outbox.send();
  expect([sent, await kept()]).toEqual([[], ['1']]);
  logIn(RAUNO);
  await outbox.send();
  expect(outbox.view()).toMatchObject({ rows: [{ id: '1', parking: { code: 'invalid_state' } }], stop: undefined });
  await outbox.remove(['1']);
  expect(await kept()).toEqual([]);
});

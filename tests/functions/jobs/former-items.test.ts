import { afterAll, beforeAll, expect, test } from 'vitest';
import { findParked } from '../../../functions/store/due/due-failures.ts';
import { findDueKeys, laneOf } from '../../../functions/store/due/due-index.ts';
import { cardNoteWrite } from '../../../functions/store/due/kinds/card-note.ts';
import { cardSyncWrite } from '../../../functions/store/due/kinds/card-sync.ts';
import { departmentLeaveWrite } from '../../../functions/store/due/kinds/department-leave.ts';
import { detachmentWrite } from '../../../functions/store/due/kinds/detachment.ts';
import { noticeWrite } from '../../../functions/store/due/kinds/notice.ts';
import { openedWrite } from '../../../functions/store/due/kinds/opening.ts';
import { passwordAskWrite } from '../../../functions/store/due/kinds/password-ask.ts';
import { recheckWrite } from '../../../functions/store/due/kinds/recheck.ts';
import { tallyWrite } from '../../../functions/store/due/kinds/tally.ts';
import type { Item } from '../../../functions/store/items.ts';
import type { Write } from '../../../functions/store/table.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import type { TestApp } from '../../fixtures/test-app.ts';

const AT = '2026-11-22T08:00:00.000Z';
const due = (id: string) => ({ GSI3PK: 'DUE', GSI3SK: `${AT}#${id}` });

/** Items as an earlier release has stored them, byte for byte, and the writes by which this one would store the same. */
const RECORDED: readonly [item: Item, written?: Write][] = [
  [
    {
      PK: 'TALLY#t1',
      SK: 'TALLY',
      entity: 'tally',
      change: { formId: 'f1', version: 1, started: 1, begun: { id: 'u1', company: 'c1', at: AT } },
      ...due('t1'),
    },
    tallyWrite('t1', AT, { formId: 'f1', version: 1, started: 1, begun: { id: 'u1', company: 'c1', at: AT } }),
  ],
  [
    {
      PK: 'NOTICE#n1',
      SK: 'NOTICE',
      entity: 'notice',
      notice: {
        formId: 'f1',
        company: 'c1',
        about: 'userForm#u1',
        data: { siteName: 'S', formName: 'F', name: 'M', company: 'E', link: 'l' },
        client: 'cl',
      },
      ...due('n1'),
    },
    noticeWrite('n1', AT, {
      formId: 'f1',
      company: 'c1',
      about: 'userForm#u1',
      data: { siteName: 'S', formName: 'F', name: 'M', company: 'E', link: 'l' },
      client: 'cl',
    }),
  ],
  [
    {
      PK: 'CARDSYNC#u1',
      SK: 'CARDSYNC',
      entity: 'cardSync',
      userFormId: 'u1',
      pages: [0],
      mark: 'm',
      ...due('u1'),
    },
    cardSyncWrite({ userFormId: 'u1', pages: [0], mark: 'm' }, AT),
  ],
  [
    {
      PK: 'OPENED#u1#v1',
      SK: 'record',
      entity: 'opening',
      userForm: 'u1',
      viewer: { _id: 'v1', name: 'V' },
      way: 'record',
      at: AT,
      ...due('u1v1record'),
    },
    openedWrite({ userForm: 'u1', viewer: { _id: 'v1', name: 'V' }, way: 'record', at: AT }),
  ],
  [{ PK: 'NOTE#k1', SK: 'NOTE', entity: 'cardNote', cardId: 'card1', ...due('k1') }, cardNoteWrite('k1', AT, 'card1')],
  [
    {
      PK: 'DETACH#d1',
      SK: 'DETACH',
      entity: 'detachment',
      detachment: { userId: 'x', keptCompany: null },
      ...due('d1'),
    },
    detachmentWrite('d1', AT, { userId: 'x', keptCompany: null }),
  ],
  [
    {
      PK: 'ASK#a1',
      SK: 'ASK',
      entity: 'passwordAsk',
      ask: { email: 'viewer@example.com', language: 'fi', isScarce: false },
      asked: AT,
      GSI3PK: 'DUE',
      GSI3SK: `!${AT}#a1`,
    },
    passwordAskWrite('a1', AT, { email: 'viewer@example.com', language: 'fi', isScarce: false }),
  ],
  [
    {
      PK: 'RECHECK#u1',
      SK: 'RECHECK',
      entity: 'recheck',
      recheck: { userFormId: 'u1', version: 3, tries: 0 },
      ttl: 1797926400,
      ...due('u1'),
    },
    recheckWrite({ userFormId: 'u1', version: 3, tries: 0 }, AT),
  ],
  [
    { PK: 'LEAVE#dep', SK: 'LEAVE', entity: 'departmentLeave', department: 'dep', ...due('dep') },
    departmentLeaveWrite('dep', AT),
  ],
  [
    {
      PK: 'WAVE#acc',
      SK: 'WAVE',
      entity: 'loginWave',
      email: 'manager@example.com',
      at: AT,
      ttl: 1795420800,
      ...due('acc'),
    },
  ],
  [
    {
      PK: 'DIGEST#p#r#2026-11-22#1',
      SK: 'HEAD',
      entity: 'digest',
      digest: {
        projectId: 'p',
        company: 'c',
        to: 'digest@example.org',
        recipient: 'r',
        date: '2026-11-22',
        part: 1,
      },
      lineCount: 1,
      ttl: 1800489600,
      ...due('DIGEST#p#r#2026-11-22#1'),
    },
  ],
  [
    {
      PK: 'DIGEST#p#r#2026-11-22#1',
      SK: 'L#2026-12-22#card#30',
      line: { cardId: 'card', expires: '2026-12-22', reminder: 30, text: 'Tulityökortti' },
      ttl: 1800489600,
    },
  ],
  [
    {
      PK: 'MSG#C#c#userForm#2',
      SK: `${AT}#m1`,
      entity: 'message',
      id: 'm1',
      kind: 'newInduction',
      company: 'c',
      about: 'userForm#2',
      channel: 'email',
      to: 'notified@example.org',
      language: 'fi',
      data: { siteName: 'S', formName: 'F', name: 'M', company: 'E', link: 'l' },
      created: AT,
      ttl: 1826870400,
      state: 'waiting',
      tries: 0,
      ...due('m1'),
    },
  ],
];

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
  await app.settle();
});
afterAll(() => app.stop());

test('due work is stored as an earlier release stored it, the later lane under a shard of its key', () => {
  const stored = RECORDED.flatMap(([item, written]) => (written ? [{ item, written }] : []));
  expect(stored).toHaveLength(9);
  for (const { item, written } of stored) {
    const place = laneOf(item) === 'first' ? /^DUE$/ : /^DUE#[0-3]$/;
    expect(written).toEqual({ put: { ...item, GSI3PK: expect.stringMatching(place) as string } });
  }
});

test('due work that an earlier release has stored is done, each kind', async () => {
  app.post.mails.length = 0;
  for (const [item] of RECORDED) await app.world.table.write([{ put: item }]);
  await app.settle();
  expect(app.post.mails.map(({ to }) => to).toSorted()).toEqual([
    'digest@example.org',
    'manager@example.com',
    'notified@example.org',
    'viewer@example.com',
  ]);
  expect(app.post.mails.find(({ to }) => to.startsWith('digest'))?.text).toContain('Tulityökortti');
  expect(await findParked(app.world.table)).toEqual([]);
  expect(await findDueKeys(app.world.table, new Date(app.world.now().getTime() + 86_400_000), 100)).toEqual([]);
});

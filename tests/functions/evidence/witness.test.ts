import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localDate } from '../../../shared/core/dates.ts';
import { evidenceApi } from '../../../shared/evidence/evidence-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { revokeEvidenceKeys } from '../../../functions/evidence/revoke-keys.ts';
import { runMorning } from '../../../functions/jobs/run-morning.ts';
import { eraseInduction } from '../../../functions/data-desk/erasing/erase-things.ts';
import { findUserForm } from '../../../functions/store/entities/user-forms/user-forms.ts';
import { chainLinkKey } from '../../../functions/store/evidence-keys.ts';
import { pageKey, userFormKey } from '../../../functions/store/keys.ts';
import { newRing } from '../../../infra/aws/parts/keys/new-keys.ts';
import { fetchEvidence, verifiedIn } from '../../fixtures/evidence/fetched-evidence.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';

let app: TestApp;
let token = '';
beforeAll(async () => {
  app = await startSeededApp();
  token = await app.login('manager@example.com');
  app.world.log = (entry) => void logged.push(entry);
});
afterAll(() => app.stop());

const DAY_SECONDS = 24 * 3600;
const signed = async (): Promise<Started> => {
  const taken = await takeWhole(app);
  await app.settle();
  return taken;
};
const nextMorning = async () => {
  app.pass(DAY_SECONDS);
  await runMorning(app.world);
  await app.settle();
  token = await app.login('manager@example.com');
};
const verified = async ({ id }: Started) => {
  const { status, text } = await fetchEvidence(app, `/user-forms/${id}`, token);
  if (status !== 200) throw new Error(text);
  return verifiedIn(app, text);
};
const logged: Record<string, unknown>[] = [];
const broken = () => logged.filter(({ event }) => event === 'evidence_broken');

describe('the day of a company', () => {
  test('is folded into one root, published and mailed to its admins, and the file carries the path to it', async () => {
    const taken = [await signed(), await signed(), await signed()];
    const before = app.post.mails.length;
    await nextMorning();
    const verdicts = await Promise.all(taken.map(verified));
    expect(verdicts.map(({ outcome }) => outcome)).toEqual(['whole', 'whole', 'whole']);
    expect(verdicts.every(({ findings }) => findings.every(({ code }) => code !== 'day_not_over'))).toBe(true);
    const company = verdicts[0]?.evidence?.company ?? '';
    const daysNow = () => app.ask(evidenceApi.days, { query: { company } });
    const { days } = await daysNow();
    const mails = app.post.mails.slice(before).filter(({ subject }) => subject.startsWith('Sinettien päivätiiviste'));
    const told = mails.filter(({ to }) => to === 'admin@example.com').map(({ text }) => text);
    expect(days.map(({ root }) => told.some((text) => text.includes(root)))).toEqual(days.map(() => true));
    await nextMorning();
    expect(await daysNow()).toEqual({ days });
  });

  test('is mailed with the page that checks files in the admin’s own language', async () => {
    const login = { body: { email: 'admin@example.com', password: 'demo-demo' } };
    const admin = (await app.call(sessionApi.login, login)).body;
    const own = { params: { id: admin.user._id } };
    const user = (await app.call(userApi.get, own, { token: admin.token })).body;
    const saved = await app.call(userApi.update, { ...own, body: { ...user, language: 'en' } }, { token: admin.token });
    expect(saved.status).toBe(200);
    await signed();
    const before = app.post.mails.length;
    await nextMorning();
    const told = app.post.mails.slice(before).filter(({ to }) => to === 'admin@example.com');
    expect(told.map(({ text }) => text.includes('/en/verify'))).toEqual(told.map(() => true));
    expect(told).not.toEqual([]);
  });

  test('samples chains at night and tells operators of a row that was changed behind the product’s back', async () => {
    const taken = await signed();
    await app.world.table.updateOne({
      update: pageKey(taken.id, 0),
      set: 'SET answers = :other',
      values: { ':other': { '0': 'toista' } },
    });
    const before = broken().length;
    await nextMorning();
    expect(broken().slice(before)).toContainEqual(
      expect.objectContaining({ sub: `userForm:${taken.id}`, about: 'page changed' }),
    );
  });
});

describe('a link that is taken out of the table', () => {
  const approve = ({ id }: Started) =>
    app.call(userFormActionApi.approve, { params: { id }, body: { approved: true } }, { token });
  /** Takes the approval out of the table, link and all. */
  const hideApproval = async (taken: Started) => {
    const { evidence } = await verified(taken);
    const { table } = app.world;
    await table.write([{ delete: chainLinkKey(evidence?.company ?? '', evidence?.sub ?? '', 2) }]);
    const events = await table.queryAll({
      where: 'PK = :form AND begins_with(SK, :event)',
      values: { ':form': userFormKey(taken.id).PK, ':event': 'H#' },
    });
    for (const { PK, SK } of events.filter(({ what }) => what === 'approved'))
      await table.write([{ delete: { PK, SK } }]);
  };

  test('is told by verifying a file that was made after the root of its day', async () => {
    const taken = await signed();
    await approve(taken);
    await app.settle();
    await nextMorning();
    expect((await verified(taken)).outcome).toBe('whole');
    await hideApproval(taken);
    const { outcome, findings } = await verified(taken);
    expect(outcome).toBe('broken');
    expect(findings).toContainEqual(expect.objectContaining({ about: 'day', link: 1, code: 'left_out' }));
  });

  test('is told by the nightly check, also where the links before it are of another day', async () => {
    const taken = await signed();
    await nextMorning();
    await approve(taken);
    await app.settle();
    // Each night looks at a day of before as well, which other tests have changed.
    const told = { about: `1 links of ${localDate(app.world.now())} gone` };
    await nextMorning();
    expect(broken()).not.toContainEqual(expect.objectContaining(told));
    await hideApproval(taken);
    expect((await verified(taken)).outcome).toBe('whole');
    await runMorning(app.world);
    await app.settle();
    expect(broken()).toContainEqual(expect.objectContaining(told));
  });
});

describe('keys of evidence', () => {
  test('are replaced, and what the former one sealed goes on verifying', async () => {
    const taken = await signed();
    const former = app.world.keys.evidence.current;
    app.world.keys.evidence = newRing();
    const later = await signed();
    expect((await verified(taken)).outcome).toBe('whole');
    expect((await verified(later)).outcome).toBe('whole');
    const { keys } = await app.ask(evidenceApi.keys, {});
    expect(keys.map(({ kid }) => kid)).toEqual(expect.arrayContaining([former, app.world.keys.evidence.current]));
    expect(keys.find(({ kid }) => kid === former)?.until).toBeDefined();
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });

  test('that leaked vouch for what lies under a root of before, and for nothing else', async () => {
    const early = await signed();
    await nextMorning();
    const late = await signed();
    app.pass(60);
    await revokeEvidenceKeys(app.world);
    app.world.keys.evidence = newRing();
    expect((await verified(early)).outcome).toBe('whole');
    const { outcome, findings } = await verified(late);
    expect(outcome).toBe('broken');
    expect(findings).toContainEqual({ about: 'seal', link: 1, code: 'key_revoked' });
  });
});

describe('an erasure', () => {
  test('leaves a chain that verifies what remains and says what was erased', async () => {
    const taken = await signed();
    const head = await findUserForm(app.world.table, taken.id);
    if (!head) throw new Error('it is there');
    const one = { id: taken.id, cards: [], ways: [], keepsList: false, erasesLines: false };
    const files = { erase: async () => undefined, eraseFile: async () => undefined };
    await eraseInduction({ world: app.world, files } as never, head.company, one as never);
    await eraseInduction({ world: app.world, files } as never, head.company, one as never);
    const verdict = await verified(taken);
    expect(verdict.outcome).toBe('whole');
    expect(verdict.erased).toMatchObject({ n: 2 });
    expect(verdict.evidence?.links.map(({ link, content }) => [link.what, content?.kind])).toEqual([
      ['signed', undefined],
      ['erased', 'erased'],
    ]);
    expect(JSON.stringify(verdict.evidence)).not.toContain('Meikäläinen');
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dueDays } from '../../../functions/reminders/reminder-days.ts';
import { runReminders } from '../../../functions/reminders/run-reminders.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { dayAfter, localDate } from '../../../shared/core/dates.ts';
import { dyingAt, OWNER, ReminderFixture } from './reminder-fixture.ts';

const ADMIN = 'mestari@example.org';
const OTHER = 'toinen.mestari@example.org';
/** Twenty batches; `npm run tools -- test:long` has 10,000. */
const MANY = Number(process.env['REMINDER_CARDS'] ?? 600);

let on: ReminderFixture;
beforeAll(async () => {
  on = await ReminderFixture.start();
});
afterAll(() => on.app.stop());
afterEach(() => on.endProjects());
beforeEach(() => {
  on.app.post.mails.length = 0;
});

const run = (day?: string) => runReminders(on.app.world, day);

describe('reminders of a day', () => {
  test('go to the owner 14, 7 and 1 days before the expiry, each once, however often the job is run', async () => {
    await on.project({ ownerEnabled: true });
    const day = on.nextDay();
    const expires = dayAfter(day, 14);
    const [card] = await on.cards(expires);
    if (!card) throw new Error('no card');
    for (const before of [15, 14, 14, 13, 8, 7, 7, 6, 2, 1, 1, 0]) await run(dayAfter(expires, -before));
    await on.settle();
    expect(on.timesTold(card, OWNER)).toBe(3);
    expect(on.app.post.mails[0]?.text).toContain(`/ec/${card._id}`);
  });

  test('are on one digest a project and address, with every card once', async () => {
    const project = await on.project({ adminEnabled: true, adminEmails: [ADMIN, OTHER] });
    const day = on.nextDay();
    const cards = [
      ...(await on.cards(dayAfter(day, 14), 3)),
      ...(await on.cards(dayAfter(day, 7), 2)),
      ...(await on.cards(dayAfter(day, 1), 2)),
    ];
    const others = [...(await on.cards(dayAfter(day, 15))), ...(await on.cards(day))];
    await run(day);
    await run(day);
    await on.settle();
    for (const to of [ADMIN, OTHER]) {
      expect(on.app.post.mails.filter((mail) => mail.to === to)).toHaveLength(1);
      for (const card of cards) expect(on.timesTold(card, to)).toBe(1);
      for (const card of others) expect(on.timesTold(card, to)).toBe(0);
    }
    expect(on.app.post.mails[0]?.subject).toBe(`Vanhenevat pätevyyskortit (7): ${project.name}`);
    expect(on.app.post.mails[0]?.text).toContain(`/admin/projects/${project._id}/cards?expirationStatus=warn`);
  });

  test('that came too late for their day go on the next run before the next reminder’s day, once', async () => {
    const day = on.nextDay();
    await on.project({ ownerEnabled: true, adminEnabled: true, adminEmails: [ADMIN] });
    await run(day);
    // Entered after the morning's job of their day: 8 days before the expiry the first reminder may still go, 2 days before the second.
    const late = [...(await on.cards(dayAfter(day, 9))), ...(await on.cards(dayAfter(day, 3)))];
    const [tooLate] = await on.cards(dayAfter(day, 1));
    await run(dayAfter(day, 1));
    await run(dayAfter(day, 1));
    await on.settle();
    for (const card of late) {
      expect(on.timesTold(card, OWNER)).toBe(1);
      expect(on.timesTold(card, ADMIN)).toBe(1);
    }
    expect(tooLate && on.timesTold(tooLate, OWNER)).toBe(0);
  });

  test('go to an address and by a setting that came after their day', async () => {
    const day = on.nextDay();
    const [card] = await on.cards(dayAfter(day, 14));
    if (!card) throw new Error('no card');
    await run(day);
    await on.project({ ownerEnabled: true });
    await run(dayAfter(day, 2));
    await on.settle();
    expect(on.timesTold(card, OWNER)).toBe(1);
  });

  test('are in the language of the company’s user who reads them, in Finnish to others', async () => {
    const token = await on.app.login('manager@example.com');
    const { body } = await on.app.call(sessionApi.login, {
      body: { email: 'manager@example.com', password: 'demo-demo' },
    });
    const user = (await on.app.call(userApi.get, { params: { id: body.user._id } }, { token })).body;
    const saved = await on.app.call(
      userApi.update,
      { params: { id: user._id }, body: { ...user, language: 'en' } },
      { token },
    );
    expect(saved.status).toBe(200);
    const adminEmails = ['Manager@example.com', ADMIN];
    await on.project({ adminEnabled: true, adminEmails });
    const day = on.nextDay();
    await on.cards(dayAfter(day, 14));
    await run(day);
    await on.settle();
    const subjectTo = (to: string) => on.app.post.mails.find((mail) => mail.to === to)?.subject;
    expect(subjectTo('Manager@example.com')).toMatch(/^Competency cards/);
    expect(subjectTo(ADMIN)).toMatch(/^Vanhenevat/);
  });

  test('of a card that two projects show reach each address once', async () => {
    await on.project({ adminEnabled: true, ownerEnabled: true, adminEmails: [ADMIN, OWNER] });
    await on.project({ adminEnabled: true, ownerEnabled: true, adminEmails: [ADMIN, OTHER] });
    const day = on.nextDay();
    const [card] = await on.cards(dayAfter(day, 7));
    if (!card) throw new Error('no card');
    await run(day);
    await on.settle();
    expect(on.timesTold(card, ADMIN)).toBe(1);
    expect(on.timesTold(card, OTHER)).toBe(1);
    expect(on.app.post.mails.filter(({ to }) => to === OWNER)).toHaveLength(1);
  });

  test.each([
    ['an ended project', { ended: true }, {}, {}],
    ['an archived card', {}, {}, { archived: true }],
    ['a reminder that is switched off', {}, { reminder1Enabled: false }, {}],
    ['switches that are off', {}, { adminEnabled: false, ownerEnabled: false }, {}],
    ['a project without the form of the card', { inductionFormIds: [] }, {}, {}],
  ])('none are made of %s', async (_, state, settings, change) => {
    await on.project({ adminEnabled: true, adminEmails: [ADMIN], ownerEnabled: true, ...settings }, state);
    const day = on.nextDay();
    await on.cards(dayAfter(day, 14), 1, change);
    expect(await run(day)).toMatchObject({ owners: 0, lines: 0 });
    await on.settle();
    expect(on.app.post.mails).toEqual([]);
  });

  test('of a card whose date moved are made anew for the new date', async () => {
    await on.project({ ownerEnabled: true });
    const day = on.nextDay();
    const [card] = await on.cards(dayAfter(day, 14));
    if (!card) throw new Error('no card');
    await run(day);
    const token = await on.app.login('manager@example.com');
    const expires = dayAfter(day, 20);
    const saved = await on.app.call(
      cardApi.update,
      { params: { id: card._id }, body: { version: 1, expires } },
      { token },
    );
    expect(saved.status).toBe(200);
    await run(dayAfter(day, 6));
    await on.settle();
    expect(on.app.post.mails.filter(({ text }) => text.includes(card.nameOther))).toHaveLength(2);
  });
});

describe('the daily job', () => {
  test.each([
    [undefined, ['2026-11-21']],
    ['2026-11-21', ['2026-11-21']],
    ['2026-11-20', ['2026-11-21']],
    ['2026-11-18', ['2026-11-19', '2026-11-20', '2026-11-21']],
    ['2026-10-01', ['14', '15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`)],
    ['2026-12-01', ['2026-11-21']],
  ])('after %s does these days', (done, days) => {
    expect(dueDays('2026-11-21', done)).toEqual(days);
  });

  test('makes up for the days that it missed, and tells of a card that has expired since', async () => {
    await on.project({ ownerEnabled: true });
    await run();
    const today = localDate(on.app.world.now());
    const [late] = await on.cards(dayAfter(today, 4));
    const [early] = await on.cards(dayAfter(today, 17));
    if (!late || !early) throw new Error('no card');
    on.app.pass(5 * 24 * 3600);
    const done = await run();
    expect(done.days).toHaveLength(5);
    await on.settle();
    const subjects = on.app.post.mails.map(({ subject }) => subject);
    expect(subjects).toContain(`Pätevyyskorttisi vanheni ${shown(late.expires)}: ${late.nameOther}`);
    expect(subjects).toContain(`Pätevyyskorttisi vanhenee ${shown(early.expires)}: ${early.nameOther}`);
    expect((await run()).owners).toBe(0);
  });
});

describe('a job that dies', () => {
  test('before or after any of its writes leaves every reminder to be made once', async () => {
    await on.project({ ownerEnabled: true, adminEnabled: true, adminEmails: [ADMIN, OTHER] });
    let points = 0;
    for (const when of ['before', 'after'] as const) {
      for (let nth = 1; ; nth += 1) {
        on.app.post.mails.length = 0;
        const day = on.nextDay();
        const cards = [...(await on.cards(dayAfter(day, 14), 2)), ...(await on.cards(dayAfter(day, 1)))];
        const hasDied = await runReminders(dyingAt(on.app.world, nth, when), day).then(
          () => false,
          (error: Error) => error.message === 'killed',
        );
        await run(day);
        await on.settle();
        for (const card of cards) {
          expect({ when, nth, owner: on.timesTold(card, OWNER) }).toEqual({ when, nth, owner: 1 });
          for (const to of [ADMIN, OTHER])
            expect({ when, nth, to, times: on.timesTold(card, to) }).toMatchObject({ times: 1 });
        }
        if (!hasDied) break;
        points += 1;
      }
    }
    process.stdout.write(`reminders: ${points} crash points, none lost or doubled\n`);
    expect(points).toBeGreaterThanOrEqual(14);
  });

  test('or runs three times at once makes every reminder once', async () => {
    await on.project({ ownerEnabled: true, adminEnabled: true, adminEmails: [ADMIN] });
    await on.project({ adminEnabled: true, adminEmails: [ADMIN, OTHER] });
    const day = on.nextDay();
    const cards = await on.cards(dayAfter(day, 14), MANY);
    const runners = await Promise.all([
      run(day),
      run(day),
      runReminders(dyingAt(on.app.world, Math.ceil(MANY / 3), 'after'), day).catch(() => undefined),
    ]);
    await run(day);
    await on.settle();
    const owners = cards.map((card) => on.timesTold(card, OWNER));
    const lines = [ADMIN, OTHER].map((to) => cards.map((card) => on.timesTold(card, to)));
    const shownLines = Math.min(MANY, 100);
    process.stdout.write(
      `reminders: ${MANY} cards, ${runners.length} runners at once, ${owners.reduce((a, b) => a + b, 0)} owners told\n`,
    );
    expect(owners).toEqual(cards.map(() => 1));
    for (const times of lines) {
      expect(Math.max(...times)).toBe(1);
      expect(times.reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(shownLines);
    }
    const counted = on.app.post.mails.flatMap(({ to, subject }) =>
      to === OWNER ? [] : [{ to, count: Number(/\((\d+)\)/.exec(subject)?.[1]) }],
    );
    for (const address of [ADMIN, OTHER]) {
      const total = counted.filter(({ to }) => to === address).reduce((sum, { count }) => sum + count, 0);
      expect(total).toBe(MANY);
    }
  });
});

const shown = (date: string) => {
  const [year, month, day] = date.split('-').map(Number);
  return `${day}.${month}.${year}`;
};

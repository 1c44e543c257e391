import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findUser, findUserByEmail } from '../../../functions/store/entities/users/users.ts';
import { calendarApi } from '../../../shared/calendars/calendar-api.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import type { StaffRole } from '../../../shared/core/roles.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { uuid, type Got } from '../../fixtures/test-app.ts';
import { newUser, staffToken } from '../permissions/callers.ts';

let site: PermitSite;
let permit: Permit;
beforeAll(async () => {
  site = await PermitSite.start();
  site.app.stopClock();
  await site.at('2030-06-03T06:00:00.000Z');
  const form = await site.form([personBlock('Grantor')], 'Tulityölupa; kuuma, "työ"');
  const grantor = { userId: await site.userId('manager') };
  const created = await site.create(form, { name: 'Katon hitsaus, 2. vaihe' });
  permit = (await site.choose(created.body, [[grantor]])).body;
  permit = (await site.act(permit, 'submit')).body;
});
afterAll(() => site.app.stop());
beforeEach(() => site.freshLogins());

/** A user of the site's company with these roles. */
async function userWith(roles: readonly StaffRole[]): Promise<{ _id: string }> {
  const { table } = site.app.world;
  const company = (await findUserByEmail(table, 'foreman@example.com'))?.company ?? '';
  return newUser(site.app, await site.app.login('root@example.com'), { company, roles });
}

const open = async (token: string) => new URL((await site.app.ask(calendarApi.open, {}, { token })).url);
const idIn = ({ pathname }: URL) => pathname.slice('/api/calendars/'.length);
const read = (id: string, address = '192.0.2.1'): Promise<Got> =>
  site.app.call(calendarApi.get, { params: { id } }, { address });
/** The lines of a calendar as they were before they were broken. */
const linesOf = ({ body }: Got): string[] => String(body).replaceAll('\r\n ', '').split('\r\n');

describe('the calendar of a user', () => {
  test('tells whoever has its link of the open permits, day by day, in text that calendar programs read', async () => {
    const url = await open(site.tokens.foreman);
    expect(url.origin).toBe('https://portti.example.com');
    const got = await read(idIn(url));
    expect(got.status).toBe(200);
    expect(got.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(got.headers.get('cache-control')).toBe('no-store');
    const lines = linesOf(got);
    const at = lines.indexOf(`UID:permit-${permit._id}@tyomaaportti`);
    expect(lines.slice(at - 1, lines.indexOf('END:VEVENT', at) + 1)).toEqual([
      'BEGIN:VEVENT',
      `UID:permit-${permit._id}@tyomaaportti`,
      'DTSTAMP:20300603T060000Z',
      'DTSTART;TZID=Europe/Helsinki:20300603T070000',
      'DTEND;TZID=Europe/Helsinki:20300603T160000',
      'RRULE:FREQ=DAILY;COUNT=3',
      `SUMMARY:${permit.number} Tulityölupa\\; kuuma\\, "työ": Katon hitsaus\\, 2. vaihe`,
      'DESCRIPTION:Odottaa allekirjoituksia (3.6.2030 9.00) · 7.00–16.00',
      'LOCATION:Lupatyömaa',
      `URL:https://portti.example.com/admin/projects/${site.project}/permit/${permit._id}`,
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]);
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
    for (const line of String(got.body).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(got.body).not.toContain('\uFFFD');
  });

  test('counts the cards that expire on a day at a site, and names no person', async () => {
    const card = {
      name: 'Tulityökortti',
      firstName: 'Kerttu',
      lastName: 'Kortinhaltija',
      company: 'Valo Oy',
      imageSrc: '',
    };
    const { app, project } = site;
    const token = await staffToken(app, await userWith(['cardCRUD']));
    for (const expires of ['2030-06-20', '2030-06-20', '2030-07-30', '2030-08-30']) {
      const body = { ...card, expires, project };
      await app.ask(cardApi.create, { body: body as never }, { token, key: uuid() });
    }
    await app.settle();
    const got = await read(idIn(await open(token)));
    const lines = linesOf(got);
    const day = lines.indexOf(`UID:cards-${project}-2030-06-20@tyomaaportti`);
    expect(lines.slice(day + 2, day + 5)).toEqual([
      'DTSTART;VALUE=DATE:20300620',
      'DTEND;VALUE=DATE:20300621',
      'SUMMARY:2 korttia vanhenee: Lupatyömaa',
    ]);
    expect(got.body).toContain(`cards-${project}-2030-07-30`);
    expect(got.body).not.toContain(`cards-${project}-2030-08-30`);
    expect(got.body).not.toContain('Kortinhaltija');
  });

  test('tells what its owner may read now: a role that is taken takes its events', async () => {
    const root = await site.app.login('root@example.com');
    const owner = await userWith(['permitR']);
    const id = idIn(await open(await staffToken(site.app, owner)));
    expect((await read(id)).body).toContain(`permit-${permit._id}`);
    const { version } = await site.app.ask(userApi.get, { params: { id: owner._id } }, { token: root });
    const params = { id: owner._id };
    await site.app.ask(userApi.update, { params, body: { roles: ['cardR'], version } as never }, { token: root });
    expect((await read(id)).body).not.toContain('permit-');
  });

  test('has one link, of which the table keeps a hash; another ends it, as its owner and the end of all sessions do', async () => {
    const token = site.tokens.foreman;
    const own = () => site.app.ask(calendarApi.own, {}, { token });
    const first = idIn(await open(token));
    const second = idIn(await open(token));
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect(await own()).toEqual({ opened: '2030-06-03T06:00:00.000Z' });
    const userId = second.slice(0, 22);
    const stored = JSON.stringify(await findUser(site.app.world.table, userId));
    expect(stored).not.toContain(second.slice(22, 44));
    await site.app.ask(calendarApi.close, {}, { token });
    expect(await own()).toEqual({ opened: null });
    expect((await read(second)).status).toBe(404);
    const third = idIn(await open(token));
    const root = await site.app.login('root@example.com');
    await site.app.ask(userApi.endSessions, { params: { id: userId } }, { token: root });
    expect((await read(third)).status).toBe(404);
  });

  test('asks for the password where the login is older than five minutes', async () => {
    const token = site.tokens.viewer;
    site.app.pass(301);
    const got = await site.app.call(calendarApi.open, {}, { token });
    expect(got).toMatchObject({ status: 403, body: { code: 'confirm_required' } });
  });

  test('is not found by guessing: sixty wrong links a minute an address, and right ones go on', async () => {
    const right = idIn(await open(site.tokens.foreman));
    const wrong = `${right.slice(0, 22)}${'A'.repeat(22)}.ics`;
    for (const id of ['none', right.slice(0, -4), wrong]) expect((await read(id)).status).toBe(404);
    for (let tried = 0; tried < 60; tried += 1) await read(wrong, '192.0.2.7');
    expect((await read(wrong, '192.0.2.7')).status).toBe(429);
    expect((await read(right, '192.0.2.7')).status).toBe(200);
  });
});

import type { calendarApi } from '../../../shared/calendars/calendar-api.ts';
import type { Staff } from '../../../shared/core/actor.ts';
import type { Reply } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { requireConfirmed } from '../../security/confirmed-login.ts';
import { newId } from '../../security/random-ids.ts';
import { securityWrite } from '../../security/security-log.ts';
import { livingCalendar, ownCalendarWrite, type OwnCalendar } from '../../store/entities/users/own-calendars.ts';
import { findUser, type UserRecord } from '../../store/entities/users/users.ts';
import type { World } from '../../world.ts';
import { calendarIdOf, calendarHash } from './calendar-id.ts';

type OwnReply = Reply<typeof calendarApi.own>;

export async function tellCalendar(world: World, { userId }: Staff): Promise<OwnReply> {
  const user = await loadOwner(world, userId);
  return { opened: livingCalendar(user)?.opened ?? null };
}

async function loadOwner(world: World, userId: string): Promise<UserRecord> {
  const user = await findUser(world.table, userId);
  if (!user) throw new AppError('not_found');
  return user;
}

/** A repeated call draws another link, since none is kept to be answered again. */
export async function openCalendar(
  world: World,
  actor: Staff,
  address: string,
): Promise<Reply<typeof calendarApi.open>> {
  await requireConfirmed(world, { actor, address, currentPassword: undefined });
  const { epoch } = await loadOwner(world, actor.userId);
  const secret = newId(world);
  const hash = calendarHash(world.keys, actor.userId, secret);
  const calendar = { hash, opened: world.now().toISOString(), epoch };
  await save(world, actor, calendar);
  const url = `${world.settings.baseUrl}/api/calendars/${calendarIdOf(actor.userId, secret)}`;
  return { opened: calendar.opened, url };
}

export async function closeCalendar(world: World, actor: Staff): Promise<OwnReply> {
  await save(world, actor, undefined);
  return { opened: null };
}

async function save(world: World, { userId, company }: Staff, calendar: OwnCalendar | undefined): Promise<void> {
  const kind = calendar ? 'calendarOpened' : 'calendarClosed';
  const entry = securityWrite(world, { kind, company, by: userId, user: userId });
  await world.table.write([ownCalendarWrite(userId, calendar), entry]);
}

import type { calendarApi } from '../../../shared/calendars/calendar-api.ts';
import type { Handlers } from '../../http/answer.ts';
import { closeCalendar, openCalendar, tellCalendar } from './own-calendar.ts';
import { showCalendar } from './show-calendar.ts';

export const calendarHandlers = {
  get: ({ world, params, address }) => showCalendar(world, { id: params.id, address }),
  own: ({ world, actor }) => tellCalendar(world, actor),
  open: ({ world, actor, address }) => openCalendar(world, actor, address),
  close: ({ world, actor }) => closeCalendar(world, actor),
} satisfies Handlers<typeof calendarApi>;

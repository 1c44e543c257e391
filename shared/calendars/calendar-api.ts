import { declareApi } from '../core/endpoint.ts';
import type { calendarShapes } from './calendar-shapes.ts';

export const calendarApi = declareApi<typeof calendarShapes>()({
  get: { method: 'GET', path: '/calendars/:id', access: { anyone: true }, takesAnyId: true },
  own: { method: 'GET', path: '/own-calendar', access: { loggedIn: true } },
  open: { method: 'PUT', path: '/own-calendar', access: { loggedIn: true } },
  close: { method: 'DELETE', path: '/own-calendar', access: { loggedIn: true } },
});

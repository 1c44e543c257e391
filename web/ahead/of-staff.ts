import type { EarlyAnswer } from '../app/api/early-answer.ts';
import { readStored, readStoredJson } from '../app/session/browser-storage.ts';
import { SESSION_KEYS } from '../app/session/session-keys.ts';
import { FIRST_VISIT } from '../lists/list/list-state.ts';
import { rememberedList } from '../lists/list/remembered-list.ts';
import { askEarly } from './ask-early.ts';
import type { CallerUser } from '../../shared/core/caller.ts';
import type { StaffCalls } from './staff-calls.ts';

function isOpenedAsFirst(list: string): boolean {
  const { page, size } = rememberedList(list);
  return page === FIRST_VISIT.page && size === FIRST_VISIT.size;
}

function rolesHeld(): readonly string[] {
  const { roles } = (readStoredJson(SESSION_KEYS.user) ?? {}) as Partial<CallerUser>;
  return roles ?? [];
}

/** Requests what a staff screen asks for as it opens, with this browser's login. Not where the screen would ask for something else. */
export function ofStaff({ pathname, search }: Pick<Location, 'pathname' | 'search'>, calls: StaffCalls): EarlyAnswer[] {
  const token = readStored(SESSION_KEYS.authToken);
  const screen = calls[pathname];
  if (!token || !screen || search || readStored(SESSION_KEYS.selectedCompanyId) || !navigator.onLine) return [];
  if (screen.list !== undefined && !isOpenedAsFirst(screen.list)) return [];
  const value = `Bearer ${token}`;
  const held = rolesHeld();
  const asked = screen.calls.filter(({ roles }) => !roles || roles.some((role) => held.includes(role)));
  return asked.map(({ url }) => {
    const answer = askEarly(url, { headers: { accept: 'application/json', authorization: value } });
    return { method: 'GET', url, asked: Promise.resolve({ mark: 'authorization', value, answer }) };
  });
}

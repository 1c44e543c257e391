import { useSyncExternalStore } from 'react';
import type { CallerUser } from '../../../shared/core/caller.ts';
import { readStored, readStoredJson, writeStored } from './browser-storage.ts';
import { SESSION_KEYS } from './session-keys.ts';

export const GATE_KEY = SESSION_KEYS.gate;

/** This browser's login. */
export type Session = {
  authToken: string | undefined;
  loggedInUser: CallerUser | undefined;
  loggedInUserCompany: CallerUser['company'] | undefined;
  /** The company that root has selected. */
  selectedCompanyId: string | undefined;
  /** How often the server has refused this token while a page was open. */
  refusals: number;
};

const listeners = new Set<() => void>();
let refused: { token: string; times: number } | undefined;
let current = readSession();

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function readSession(): Session {
  const authToken = readStored(SESSION_KEYS.authToken);
  const user = readStoredJson(SESSION_KEYS.user);
  const company = readStoredJson(SESSION_KEYS.company);
  return {
    authToken,
    loggedInUser: authToken && isObject(user) ? (user as CallerUser) : undefined,
    loggedInUserCompany: authToken && isObject(company) ? (company as CallerUser['company']) : undefined,
    selectedCompanyId: readStored(SESSION_KEYS.selectedCompanyId),
    refusals: refused?.token === authToken ? (refused?.times ?? 0) : 0,
  };
}

function refresh(): void {
  current = readSession();
  for (const listener of listeners) listener();
}

export function session(): Session {
  return current;
}

/** Stores a login; later calls carry its token. */
export function login({ user, token }: { user: CallerUser; token: string }): void {
  writeStored(SESSION_KEYS.authToken, token);
  writeStored(SESSION_KEYS.user, JSON.stringify(user));
  writeStored(SESSION_KEYS.company, JSON.stringify(user.company));
  refresh();
}

/** Marks the login as expired on the server: the page keeps its input and asks for the password. */
export function expireSession(token: string): void {
  refused = { token, times: current.refusals + 1 };
  refresh();
}

/** Clears the token, user and company; later calls carry no token. */
export function logout(): void {
  for (const key of Object.values(SESSION_KEYS)) writeStored(key, undefined);
  refresh();
}

export function selectCompany(companyId: string | undefined): void {
  writeStored(SESSION_KEYS.selectedCompanyId, companyId);
  refresh();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, session);
}

/** Follows logins and logouts in other tabs. */
export function followOtherTabs(): void {
  window.addEventListener('storage', refresh);
}

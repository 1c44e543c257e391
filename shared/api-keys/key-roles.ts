import { ASSIGNABLE_ROLES } from '../core/roles.ts';

/** A company has at most this many keys (rule 20.1). */
export const MOST_KEYS = 20;

/** What a key may do: roles that its maker has, and never `root`, `manager` or `user` (rule 20.2). */
export const KEY_ROLES = ASSIGNABLE_ROLES;
export type KeyRole = (typeof KEY_ROLES)[number];

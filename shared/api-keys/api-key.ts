import * as z from 'zod/mini';
import { Id, NamedRef, Timestamp } from '../core/fields.ts';
import { KEY_ROLES } from './key-roles.ts';

/** A key by which a program calls the API in the place of a user. */
export const ApiKey = z.object({
  _id: Id,
  name: z.string(),
  roles: z.array(z.enum(KEY_ROLES)),
  created: Timestamp,
  /** Who made it: the key has at most the roles that they have today, and ends with them. */
  by: NamedRef,
  /** The last day on which it works, by the clock of Helsinki; null without an end. */
  expires: z.nullable(z.string()),
  /** When it was last used, told at most every ten minutes. */
  lastUsed: z.nullable(Timestamp),
});
export type ApiKey = z.infer<typeof ApiKey>;

import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Id, Timestamp } from '../core/fields.ts';

export const OwnSession = z.object({
  _id: Id,
  /** Names of browser and system; empty where unknown. */
  browser: z.string(),
  /** The network of the login without its last part; empty where unknown. */
  network: z.string(),
  begun: Timestamp,
  /** The last use, at most ten minutes late. */
  used: Timestamp,
  /** Whether the call was made in it. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const ownSessionShapes = {
  logout: {
    summary: 'Ends the session of the token.',
    reply: z.object({}),
  },
  list: {
    summary: 'The caller’s sessions that have not ended, this one first and then by their last use.',
    reply: z.object({ items: z.array(OwnSession) }),
  },
  end: {
    summary:
      'Ends one of the caller’s sessions; one that has ended stays so. Asks for the password when the login is older than 5 minutes.',
    reply: z.object({}),
    errors: ['confirm_required'],
  },
  endOthers: {
    summary:
      'Ends all of the caller’s sessions but this. Asks for the password when the login is older than 5 minutes.',
    reply: z.object({}),
    errors: ['confirm_required'],
  },
} satisfies Shapes;

import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { filledLine, Id, Timestamp } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { LIST_TITLE_CHARACTERS } from './security-log-limits.ts';
import { SECURITY_KINDS } from './security-kinds.ts';

const Day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((day) => !Number.isNaN(Date.parse(day))),
);

/** A user as they are called today; the name is null once the user is removed. */
const NamedUser = z.object({ _id: Id, name: z.nullable(z.string()) });

export const SecurityEntry = z.object({
  _id: z.string(),
  kind: z.enum(SECURITY_KINDS),
  /** When it happened, or happened first of `count` times within an hour. */
  at: Timestamp,
  /** When it last happened. */
  last: Timestamp,
  count: z.number(),
  /** Who did it. */
  by: z.nullable(NamedUser),
  /** Whose account it concerns, where that is another. */
  user: z.nullable(NamedUser),
  /** The hashes of a typed account and of the client’s network, which is another every day. */
  account: z.nullable(z.string()),
  network: z.nullable(z.string()),
  /** What it was about: roles, a call, a list, a permit. */
  about: z.nullable(z.string()),
});
export type SecurityEntry = z.infer<typeof SecurityEntry>;

const { limit, cursor, company } = ListQuery.shape;

export const securityLogShapes = {
  list: {
    summary:
      'The security log of a company, newest first, for two years; root also reads that of the installation. `from` and `to` are days by the clock of Helsinki. A page looks at 1,000 entries at most, so it may be short and still have a cursor.',
    query: z.object({
      limit,
      cursor,
      company,
      /** Only root: what concerns no company, such as logins to accounts that do not exist. */
      of: z.optional(z.literal('installation')),
      kind: z.optional(z.enum(SECURITY_KINDS)),
      user: z.optional(Id),
      from: z.optional(Day),
      to: z.optional(Day),
    }),
    reply: listOf(SecurityEntry),
  },
  noteExport: {
    summary: 'Notes in the security log that the caller has made a file or a print of rows.',
    body: z.object({
      list: filledLine(LIST_TITLE_CHARACTERS),
      rows: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    }),
    reply: z.object({}),
    errors: ['too_many_requests'],
  },
} satisfies Shapes;

import * as z from 'zod/mini';
import { Id, NamedRef } from './fields.ts';

/** The token's holder, as every token answer describes them (rule 2.1). */
export const CallerUser = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
  roles: z.array(z.string()),
  company: NamedRef,
  userFormId: z.optional(Id),
  cardId: z.optional(Id),
  permitId: z.optional(Id),
  signPin: z.optional(z.string()),
  /** The token can only enrol a second factor, which a role of the user asks for. */
  mustEnrol: z.optional(z.literal(true)),
});
export type CallerUser = z.infer<typeof CallerUser>;

export const TokenReply = z.object({ user: CallerUser, token: z.string() });
export type TokenReply = z.infer<typeof TokenReply>;

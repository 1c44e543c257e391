import * as z from 'zod/mini';
import { Id, NamedRef } from './fields.ts';

/** Who a token speaks for, as every token answer tells it (contract 4). */
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
});
export type CallerUser = z.infer<typeof CallerUser>;

export const TokenReply = z.object({ user: CallerUser, token: z.string() });
export type TokenReply = z.infer<typeof TokenReply>;

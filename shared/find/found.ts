import * as z from 'zod/mini';
import { Id } from '../core/fields.ts';
import { PERMIT_STATES } from '../permits/permit-state.ts';

export const FOUND_GROUPS = ['persons', 'permits', 'projects', 'forms', 'users'] as const;
export type FoundGroup = (typeof FOUND_GROUPS)[number];

const FoundThing = z.object({
  kind: z.enum(['userForm', 'permit', 'project', 'inductionForm', 'permitForm', 'user']),
  _id: Id,
  name: z.string(),
  /** Tells it from others of its name: an employer and a form, a number, an address. */
  about: z.string(),
  isArchived: z.boolean(),
  /** A permit's project. */
  project: z.optional(Id),
  /** A permit's state now. */
  state: z.optional(z.enum(PERMIT_STATES)),
});
export type FoundThing = z.infer<typeof FoundThing>;

/** What was found, by group; groups without anything are left out. */
export const Found = z.object({
  /** More begins with the words than was looked at: what is not here may still be there. */
  isCut: z.boolean(),
  groups: z.array(z.object({ group: z.enum(FOUND_GROUPS), items: z.array(FoundThing), isMore: z.boolean() })),
});
export type Found = z.infer<typeof Found>;

import * as z from 'zod/mini';
import { Id } from './fields.ts';
import { SEARCH_CHARACTERS } from './list-limits.ts';

/** The query of every list; a feature adds its own named filters. */
export const ListQuery = z.object({
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
  cursor: z.optional(z.string().check(z.maxLength(2048))),
  q: z.optional(z.string().check(z.maxLength(SEARCH_CHARACTERS))),
  archived: z.optional(z.enum(['true', 'false', 'all'])),
  sort: z.optional(z.enum(['-created', 'name'])),
  company: z.optional(Id),
});
export type ListQuery = z.infer<typeof ListQuery>;

/** A page of a list; `nextCursor` is opaque and valid for this caller and filter only. */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });

export const DEFAULT_PAGE_SIZE = 20;

import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Id } from '../core/fields.ts';
import { SEARCH_CHARACTERS } from '../core/list-limits.ts';
import { Found } from './found.ts';

export const findShapes = {
  find: {
    summary:
      "Finds inductions by their person's name and by their 9-digit PIN, permits by name and number, projects, forms and users, by beginnings of words; only what the caller may read.",
    query: z.object({ q: z.string().check(z.maxLength(SEARCH_CHARACTERS)), company: z.optional(Id) }),
    reply: Found,
  },
} satisfies Shapes;

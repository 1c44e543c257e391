import * as z from 'zod/mini';
import { isRealDate } from '../content/real-date.ts';
import type { Shapes } from '../core/endpoint.ts';
import { AskedCompany, filledLine } from '../core/fields.ts';
import { ListQuery } from '../core/list.ts';
import { ApiKey } from './api-key.ts';
import { KEY_ROLES } from './key-roles.ts';
import { NAME_CHARACTERS } from './api-key-limits.ts';

const OfCompany = z.pick(ListQuery, { company: true });

export const apiKeyShapes = {
  list: {
    summary: 'The company’s API keys, the newest first, with when each was last used; never a key itself.',
    query: OfCompany,
    reply: z.object({ items: z.array(ApiKey) }),
  },
  make: {
    summary:
      'Makes an API key, which the answer alone shows; 20 a company. It reads what its roles read and makes the changes that the documentation marks, at most 600 calls a minute. 403 `confirm_required` asks for `currentPassword`.',
    body: z.object({
      name: filledLine(NAME_CHARACTERS),
      roles: z.array(z.enum(KEY_ROLES)).check(z.minLength(1), z.maxLength(KEY_ROLES.length)),
      expires: z.optional(z.nullable(z.string().check(z.refine(isRealDate)))),
      company: AskedCompany,
      currentPassword: z.optional(z.string().check(z.maxLength(256))),
    }),
    reply: z.extend(ApiKey, { key: z.string() }),
    status: 201,
    errors: ['confirm_required', 'wrong_password', 'too_many_requests', 'invalid_state', 'not_found'],
  },
  revoke: {
    summary: 'Ends an API key at once.',
    query: OfCompany,
    reply: z.object({}),
    errors: ['not_found'],
  },
} satisfies Shapes;

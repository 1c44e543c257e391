import type { findApi } from '../../shared/find/find-api.ts';
import type { Handlers } from '../http/answer.ts';
import { companyAsked } from '../http/company-asked.ts';
import { findAnything } from './find-anything.ts';

export const findHandlers = {
  find: ({ world, actor, query }) => findAnything(world, actor, { q: query.q, company: companyAsked(actor, query) }),
} satisfies Handlers<typeof findApi>;

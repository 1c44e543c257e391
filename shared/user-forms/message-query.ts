import * as z from 'zod/mini';
import { WorkerLanguages } from '../core/fields.ts';

/** The language of messages to the worker, and whether to omit the resume link. */
export const MessageQuery = z.object({
  language: z.optional(WorkerLanguages),
  skipEmail: z.optional(z.enum(['true', 'false'])),
});

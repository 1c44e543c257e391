import * as z from 'zod/mini';
import { WorkerLanguages } from '../../core/fields.ts';

/** In which language something was read and signed, and in which revision of its translation; 0 where there was none, or in the base. */
export const ShownIn = z.object({ language: WorkerLanguages, translation: z.number() });
export type ShownIn = z.infer<typeof ShownIn>;

/** The same as a caller names it; without a language it is the base. */
export const AskedShownIn = z.partial(ShownIn);
export type AskedShownIn = { [Name in keyof ShownIn]?: ShownIn[Name] | undefined };

import * as z from 'zod/mini';
import { line } from '../core/fields.ts';

const lines = z.array(line(2000)).check(z.maxLength(50));

/** The site's texts on the first page of an induction, as lists of lines. */
export const ProjectTexts = z.object({
  title: z._default(lines, []),
  description: z._default(lines, []),
  address: z._default(lines, []),
});
export type ProjectTexts = z.infer<typeof ProjectTexts>;

/** 0 optional, 1 required, 2 not asked (rule 3.3). */
const InputSetting = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export const InputSettings = z.object({
  birthdayType: z._default(InputSetting, 0),
  taxNumberType: z._default(InputSetting, 0),
});
export type InputSettings = z.infer<typeof InputSettings>;

import * as z from 'zod/mini';
import { line } from '../../core/fields.ts';
import { ASKED } from './asked.ts';
import { MOST_VALID_MONTHS } from './valid-months.ts';

const lines = z.array(line(2000)).check(z.maxLength(50));

/** The site's texts on the first page of an induction, as lists of lines. */
export const ProjectTexts = z.object({
  title: z._default(lines, []),
  description: z._default(lines, []),
  address: z._default(lines, []),
});
export type ProjectTexts = z.infer<typeof ProjectTexts>;

const InputSetting = z.union([z.literal(ASKED.optional), z.literal(ASKED.required), z.literal(ASKED.notAsked)]);
export const InputSettings = z.object({
  birthdayType: z._default(InputSetting, ASKED.optional),
  taxNumberType: z._default(InputSetting, ASKED.optional),
  /** The representative in Finland, of those who say that they are posted. */
  representativeType: z._default(InputSetting, ASKED.notAsked),
});
export type InputSettings = z.infer<typeof InputSettings>;

/** For how many months a signed induction is valid, 0 for no end, and whether it is valid only once staff have approved it. */
export const ValiditySettings = z.object({
  validMonths: z._default(z.int().check(z.minimum(0), z.maximum(MOST_VALID_MONTHS)), 0),
  needsApproval: z._default(z.boolean(), true),
});
export type ValiditySettings = z.infer<typeof ValiditySettings>;

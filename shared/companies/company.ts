import * as z from 'zod/mini';
import { filledLine, Id, Timestamp, Version } from '../core/fields.ts';
import { NAME_CHARACTERS } from './company-limits.ts';

/** The writable fields of a company. */
export const CompanyDraft = z.object({ name: filledLine(NAME_CHARACTERS) });

export const CompanyRow = z.object({
  _id: Id,
  name: z.string(),
  created: Timestamp,
  userCount: z.int(),
  /** Includes ended projects. */
  projectCount: z.int(),
});
export type CompanyRow = z.infer<typeof CompanyRow>;

export const Company = z.extend(CompanyRow, { version: Version });
export type Company = z.infer<typeof Company>;

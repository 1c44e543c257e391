import * as z from 'zod/mini';
import { filledLine, Id, Timestamp, Version } from '../core/fields.ts';
import { NAME_CHARACTERS } from './department-limits.ts';

const Name = filledLine(NAME_CHARACTERS);

/** A new department; only root names another company than their own. */
export const DepartmentDraft = z.object({ name: Name, company: z.optional(Id) });
export type DepartmentDraft = z.infer<typeof DepartmentDraft>;

export const DepartmentChange = z.object({ name: Name, version: Version });

export const DepartmentRow = z.object({ _id: Id, company: Id, name: z.string(), created: Timestamp });

export const Department = z.extend(DepartmentRow, { version: Version });
export type Department = z.infer<typeof Department>;

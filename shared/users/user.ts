import * as z from 'zod/mini';
import { PERSON_ROLES } from '../content/blocks/person/person-roles.ts';
import { EmailAddress, filledLine, Id, Languages, text, Timestamp, Version } from '../core/fields.ts';
import { STAFF_ROLES } from '../core/roles.ts';
import { LONGEST_PASSWORD } from '../core/password-rules.ts';
import { NAME_CHARACTERS } from './user-limits.ts';

const Name = filledLine(NAME_CHARACTERS);
const Roles = z.array(z.enum(STAFF_ROLES)).check(z.maxLength(STAFF_ROLES.length));
const PermitRole = z.nullable(z.enum(PERSON_ROLES));
/** A user's own PIN for signing permits: 6 digits, like the PINs that the server draws (rule 4.5). */
const SignPin = z.string().check(z.regex(/^\d{6}$/));

const UserFields = {
  _id: Id,
  company: Id,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  department: z.nullable(Id),
  /** The person's default role in permits. */
  permitRole: PermitRole,
  created: Timestamp,
  /** Whether nobody has saved the user since creation. */
  isNew: z.boolean(),
  /** Whether somebody followed a link mailed to `email`. */
  verifiedEmail: z.boolean(),
};

export const User = z.object({
  ...UserFields,
  version: Version,
  language: Languages,
  /** The address that replaces `email` when somebody follows a link mailed to it. */
  pendingEmail: z.nullable(z.string()),
  /** The API never returns PINs. */
  hasSignPin: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Whether the user has not chosen a password yet. */
  isInvited: z.boolean(),
});
export type User = z.infer<typeof User>;

export const UserRow = z.object(UserFields);
export type UserRow = z.infer<typeof UserRow>;

/** The writable fields of a user; fields that the caller may not set (`editableFields`) stay unchanged. */
export const UserDraft = z.object({
  name: Name,
  email: EmailAddress,
  roles: z.optional(Roles),
  department: z.optional(z.nullable(Id)),
  permitRole: z.optional(PermitRole),
  language: z.optional(Languages),
  /** Only root names another company. */
  company: z.optional(Id),
  password: z.optional(text(LONGEST_PASSWORD)),
  /** The caller's own password, when their login is older than five minutes and the change requires it (rule 6.2). */
  currentPassword: z.optional(text(LONGEST_PASSWORD)),
});
export type UserDraft = z.infer<typeof UserDraft>;

/** A change of a user; omitted fields stay unchanged; `signPin` null removes the PIN. */
export const UserChange = z.extend(z.partial(UserDraft), {
  version: Version,
  signPin: z.optional(z.nullable(SignPin)),
});
export type UserChange = z.infer<typeof UserChange>;

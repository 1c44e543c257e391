import * as z from 'zod/mini';
import { PERSON_ROLES } from '../content/kinds/person-intake.ts';
import { EmailAddress, filledLine, Id, Languages, text, Timestamp, Version } from '../core/fields.ts';
import { STAFF_ROLES } from '../core/roles.ts';

const NAME_CHARACTERS = 100;
const PASSWORD_CHARACTERS = 255;

const Name = filledLine(NAME_CHARACTERS);
const Roles = z.array(z.enum(STAFF_ROLES)).check(z.maxLength(STAFF_ROLES.length));
const PermitRole = z.nullable(z.enum(PERSON_ROLES));
/** A user's own PIN for signing permits: 6 digits, as those that the server draws (contract 7). */
const SignPin = z.string().check(z.regex(/^\d{6}$/));

const UserFields = {
  _id: Id,
  company: Id,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  department: z.nullable(Id),
  /** The person's usual role in permits. */
  permitRole: PermitRole,
  created: Timestamp,
  /** Whether nobody has saved the user since it was made. */
  isNew: z.boolean(),
  /** Whether a link mailed to `email` has been followed. */
  verifiedEmail: z.boolean(),
};

export const User = z.object({
  ...UserFields,
  version: Version,
  language: Languages,
  /** The address that takes the place of `email` when a link mailed to it is followed. */
  pendingEmail: z.nullable(z.string()),
  /** PINs are never read back. */
  hasSignPin: z.boolean(),
  /** Whether the user has chosen no password yet. */
  isInvited: z.boolean(),
});
export type User = z.infer<typeof User>;

export const UserRow = z.object(UserFields);
export type UserRow = z.infer<typeof UserRow>;

/** What of a user can be written; what the caller may not set stays as it is (`editableFields`). */
export const UserDraft = z.object({
  name: Name,
  email: EmailAddress,
  roles: z.optional(Roles),
  department: z.optional(z.nullable(Id)),
  permitRole: z.optional(PermitRole),
  language: z.optional(Languages),
  /** Root only; everyone else's is their own. */
  company: z.optional(Id),
  password: z.optional(text(PASSWORD_CHARACTERS)),
});
export type UserDraft = z.infer<typeof UserDraft>;

/** A change of a user: what is left out stays; `signPin` null takes the PIN away. */
export const UserChange = z.extend(z.partial(UserDraft), {
  version: Version,
  signPin: z.optional(z.nullable(SignPin)),
});
export type UserChange = z.infer<typeof UserChange>;

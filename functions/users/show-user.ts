import type { User } from '../../shared/users/user.ts';
import { isInvited } from './invitations.ts';
import type { UserRecord } from '../store/entities/users/users.ts';

/** A user without secrets: hashes, and the epoch of their tokens. */
export function showUser(user: UserRecord): User {
  const { _id, company, version, name, email, pendingEmail, verifiedEmail, roles } = user;
  const { department, permitRole, language, created, isNew, signPinHash } = user;
  const mail = { email, pendingEmail, verifiedEmail };
  const place = { department, permitRole, roles: [...roles] };
  return {
    _id,
    company,
    version,
    name,
    ...mail,
    ...place,
    language,
    created,
    isNew,
    hasSignPin: signPinHash !== null,
    hasSecondFactor: user.hasFactor === true,
    isInvited: isInvited(user),
  };
}

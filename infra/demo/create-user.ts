import type { StaffRole } from '../../shared/core/roles.ts';
import { newId } from '../../functions/security/random-ids.ts';
import { newUserWrites, type UserRecord } from '../../functions/store/entities/users/users.ts';
import type { World } from '../../functions/world.ts';

export type NewUser = {
  company: string;
  name: string;
  email: string;
  passwordHash: string;
  roles: readonly StaffRole[];
};

/** Creates a user with a verified e-mail: the first user of an installation, and the users of the demo company. */
export async function createUser(world: World, user: NewUser): Promise<UserRecord> {
  const record: UserRecord = {
    ...user,
    _id: newId(world),
    roles: [...new Set<StaffRole>(['user', ...user.roles])],
    verifiedEmail: true,
    pendingEmail: null,
    department: null,
    permitRole: null,
    signPinHash: null,
    isNew: false,
    language: 'fi',
    created: world.now().toISOString(),
    version: 1,
    epoch: 1,
    sessions: {},
  };
  await world.table.write(newUserWrites(record));
  return record;
}

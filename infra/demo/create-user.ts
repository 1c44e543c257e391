import type { StaffRole } from '../../shared/core/roles.ts';
import { newId } from '../../functions/http/random-ids.ts';
import { newUserWrites, type UserRecord } from '../../functions/store/users.ts';
import type { World } from '../../functions/world.ts';

export type NewUser = {
  company: string;
  name: string;
  email: string;
  passwordHash: string;
  roles: readonly StaffRole[];
};

/** A user whose e-mail nobody has to verify: the first of an installation, and those of the demo company. */
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
  };
  await world.table.write(newUserWrites(record).map(({ write }) => write));
  return record;
}

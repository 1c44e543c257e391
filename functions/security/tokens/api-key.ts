import { KEY_ROLES, type KeyRole } from '../../../shared/api-keys/key-roles.ts';
import type { Staff } from '../../../shared/core/actor.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { isId } from '../../../shared/core/fields.ts';
import type { StaffRole } from '../../../shared/core/roles.ts';
import { findCompanyKeys, usedKeyWrite, type StoredKey } from '../../store/entities/api-keys.ts';
import { findUser } from '../../store/entities/users/users.ts';
import { isWritten } from '../../store/table-errors.ts';
import type { World } from '../../world.ts';
import { API_KEY_PREFIX } from './api-key-prefix.ts';
import { isSame, lastingSeal, type Keys } from '../keys.ts';

const TOLD_EVERY_MILLISECONDS = 600_000;

/** A key as its owner keeps it: company, id and secret. */
export const keyText = (company: string, id: string, secret: string): string =>
  `${API_KEY_PREFIX}${company}.${id}.${secret}`;

export const secretHash = (keys: Keys, id: string, secret: string): string =>
  lastingSeal(keys, `secret of API key ${id}`, secret);

/** The roles among these that a user can give to a key. */
export function grantableRoles(roles: readonly KeyRole[], maker: { roles: readonly StaffRole[] }): KeyRole[] {
  return KEY_ROLES.filter(
    (role) => roles.includes(role) && (maker.roles.includes('root') || maker.roles.includes(role)),
  );
}

/** The program that calls with a key; 401 where it is unknown, revoked or past its day, or where its maker is gone. Two reads. */
export async function callerOfKey(world: World, text: string): Promise<Staff> {
  const [company = '', id = '', secret = ''] = text.slice(API_KEY_PREFIX.length).split('.');
  if (!isId(company) || !isId(id)) throw new AppError('unauthorized');
  const stored = await findCompanyKeys(world.table, company);
  const key = stored.keys[id];
  if (!key || !isSame(key.hash, secretHash(world.keys, id, secret))) throw new AppError('unauthorized');
  if (key.expires !== null && key.expires < localDate(world.now())) throw new AppError('unauthorized');
  const maker = await findUser(world.table, key.by._id);
  if (!maker || (maker.company !== company && !maker.roles.includes('root'))) throw new AppError('unauthorized');
  if (isToTell(key, world.now()))
    await isWritten(world.table.write([usedKeyWrite(stored, id, world.now().toISOString())]));
  const roles = grantableRoles(key.roles, maker);
  return { kind: 'staff', userId: id, name: `API: ${key.name}`, company, roles, isKey: true };
}

function isToTell({ lastUsed }: StoredKey, now: Date): boolean {
  return lastUsed === null || now.getTime() - Date.parse(lastUsed) >= TOLD_EVERY_MILLISECONDS;
}

import { AppError } from '../../shared/core/errors.ts';
import type { PermitPerson } from '../../shared/permits/permit.ts';
import { wayTo } from '../messages/new-message.ts';
import { suppressionKeyOf } from '../messages/suppression-key.ts';
import { findHindrance } from '../store/messages/mail-returns.ts';
import { forgottenReturn, type PermitReturns } from '../store/entities/permits/permit-returns.ts';
import { withEverybody, type PermitHead, type PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import type { Write } from '../store/table.ts';
import { findUserForm } from '../store/entities/user-forms/user-forms.ts';
import { findUser } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';

/** How a mail to a person of a permit came back; undefined where none did, or where they have signed since. */
export function returnTo(
  world: World,
  { email, signed }: PermitPersonRecord,
  returns: PermitReturns,
): PermitPerson['mailReturned'] {
  if (returns.size === 0 || email === '') return undefined;
  const told = returns.get(suppressionKeyOf(world, email));
  return told && (signed === null || told.at > signed) ? told : undefined;
}

type Returned = { head: PermitHead; returns: PermitReturns };
type Readdressed = { head: PermitHead; person: PermitPersonRecord; writes: Write[] };

/**
 * The person unchanged; where mail to them came back, with the present address of their induction or user, for a new try. 422
 * `not_possible` while that address accepts nothing either.
 */
export async function readdressPerson(
  world: World,
  { head, returns }: Returned,
  person: PermitPersonRecord,
): Promise<Readdressed> {
  if (!returnTo(world, person, returns)) return { head, person, writes: [] };
  const { userFormId, userId } = person;
  const address = await addressNow(world, person);
  const now = { ...person, ...address };
  if (wayTo(now)?.channel === 'email') await requireUnsuppressed(world, now.email);
  const after = withEverybody(head, (each) =>
    each.userFormId === userFormId && each.userId === userId ? { ...each, ...address } : each,
  );
  const writes = [forgottenReturn(head._id, suppressionKeyOf(world, person.email))];
  return { head: after, person: now, writes };
}

async function requireUnsuppressed(world: World, email: string): Promise<void> {
  const { suppressed } = await findHindrance(world.table, suppressionKeyOf(world, email), world.now());
  if (suppressed) throw new AppError('not_possible');
}

type Address = Partial<Pick<PermitPersonRecord, 'email' | 'phoneNumber'>>;

/** Undefined where the induction or user no longer exists. */
async function addressNow(world: World, { userFormId, userId }: PermitPersonRecord): Promise<Address> {
  if (userFormId !== null) {
    const form = await findUserForm(world.table, userFormId);
    return form ? { email: form.user.email ?? '', phoneNumber: form.user.phoneNumber ?? '' } : {};
  }
  const user = userId === null ? undefined : await findUser(world.table, userId);
  return user ? { email: user.email } : {};
}

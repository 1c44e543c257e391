import type { Reviewer } from '../../shared/core/actor.ts';
import type { TokenReply } from '../../shared/core/caller.ts';
import { AppError } from '../../shared/core/errors.ts';
import { isId } from '../../shared/core/fields.ts';
import { fullName } from '../../shared/core/full-name.ts';
import { actorFromToken } from '../http/actor-from-token.ts';
import { isViewPin } from '../security/pins/permit-pin.ts';
import { arePinsAlive, isViewAlive, reviewToken } from '../security/tokens/reviewer-token.ts';
import { permitKey, permitViewKey } from '../store/keys.ts';
import { findPermit } from '../store/entities/permits/permits.ts';
import { permits } from '../store/entities/permits/permit-record.ts';
import type { World } from '../world.ts';
import { personOfPin, takeTry } from './pins/permit-pins.ts';

type Asked = {
  id: string;
  pin: string;
  address: string;
  /** The token of the session of the phone on which another person signs. */
  onPhoneOf?: string | undefined;
};

const reviewRefused = () => new AppError('unauthorized', { message: 'Authentication failed' });

/**
 * A token for a person of a permit by their PIN, or for reading one by its print's id and PIN. 401 with the message `Authentication failed`
 * for any mistake, 429 after too many (rule 7.3).
 */
export async function reviewPermit(world: World, { id, pin, address, onPhoneOf }: Asked): Promise<TokenReply> {
  if (!isId(id)) throw reviewRefused();
  const [item, view] = await world.table.getMany([permitKey(id), permitViewKey(id)]);
  if (view) return reviewByPrint(world, { id: String(view['permitId']), viewId: id, pin, address });
  const head = item && item['removed'] === undefined ? permits.ofItem(item) : undefined;
  const phone = onPhoneOf === undefined ? undefined : await phoneOf(world, id, onPhoneOf);
  if (!head || !arePinsAlive(head, world.now())) {
    await takeTry(world, id, address);
    throw reviewRefused();
  }
  const known = await personOfPin(world, head, { pin, address });
  if (!known) throw reviewRefused();
  const { person, record } = known;
  if (!phone || phone._id === person._id) return reviewToken(world, head, { person, hash: record.hash, pin });
  if (person.status !== 'Pending') throw new AppError('invalid_state');
  return reviewToken(world, head, { person, hash: record.hash, pin, onPhoneOf: phone });
}

/** Whose phone it is, by the session that it holds: a person of the same permit, not one who signs on another's phone themselves. */
async function phoneOf(world: World, id: string, token: string): Promise<Reviewer['onPhoneOf']> {
  const actor = await actorFromToken(world, `Bearer ${token}`);
  if (actor.kind !== 'reviewer' || actor.permitId !== id || actor.onPhoneOf) throw reviewRefused();
  const person = (await findPermit(world.table, id))?.persons.find(({ _id }) => _id === actor.personId);
  if (!person) throw reviewRefused();
  return { _id: person._id, name: fullName(person) };
}

async function reviewByPrint(
  world: World,
  { id, viewId, pin, address }: Asked & { viewId: string },
): Promise<TokenReply> {
  const giveBackTry = await takeTry(world, viewId, address);
  const head = await findPermit(world.table, id);
  const isRight = isViewPin(world.keys, id, pin);
  if (!head || !isRight || !isViewAlive(head, world.now())) throw reviewRefused();
  await giveBackTry();
  return reviewToken(world, head, { person: undefined, pin, hash: '' });
}

import * as z from 'zod/mini';
import type { TokenReply } from '../../shared/core/caller.ts';
import { AppError } from '../../shared/core/errors.ts';
import { Id } from '../../shared/core/fields.ts';
import { viewPin } from '../http/permit-pin.ts';
import { arePinsAlive, isViewAlive, reviewToken } from '../http/reviewer-token.ts';
import { findPermit, permitKey, permitOf, permitViewKey } from '../store/permits.ts';
import type { World } from '../world.ts';
import { personOfPin, takeTry } from './permit-pins.ts';

type Asked = { id: string; pin: string; address: string };

const failed = () => new AppError('unauthorized', { message: 'Authentication failed' });

/**
 * A token for a person of a permit by their PIN, or for reading one by the id and PIN of its print. 401 with the message
 * `Authentication failed` whatever is wrong, 429 where too much was (contract 8).
 */
export async function reviewPermit(world: World, { id, pin, address }: Asked): Promise<TokenReply> {
  if (!z.safeParse(Id, id).success) throw failed();
  const [item, view] = await world.table.getMany([permitKey(id), permitViewKey(id)]);
  if (view) return reviewByPrint(world, { id: String(view['permitId']), viewId: id, pin, address });
  const head = item && item['removed'] === undefined ? permitOf(item) : undefined;
  if (!head || !arePinsAlive(head, world.now())) {
    await takeTry(world, id, address);
    throw failed();
  }
  const known = await personOfPin(world, head, { pin, address });
  if (!known) throw failed();
  return reviewToken(world, head, { person: known.person, hash: known.record.hash, pin });
}

async function reviewByPrint(
  world: World,
  { id, viewId, pin, address }: Asked & { viewId: string },
): Promise<TokenReply> {
  const giveBackTry = await takeTry(world, viewId, address);
  const head = await findPermit(world.table, id);
  const isRight = pin.replace(/\s/g, '') === viewPin(world.keys, id);
  if (!head || !isRight || !isViewAlive(head, world.now())) throw failed();
  await giveBackTry();
  return reviewToken(world, head, { person: undefined, pin, hash: '' });
}

import * as z from 'zod/mini';
import type { TokenReply } from '../../shared/core/caller.ts';
import { AppError } from '../../shared/core/errors.ts';
import { Id } from '../../shared/core/fields.ts';
import { isViewPin } from '../security/permit-pin.ts';
import { arePinsAlive, isViewAlive, reviewToken } from '../security/tokens/reviewer-token.ts';
import { permitKey, permitViewKey } from '../store/keys.ts';
import { findPermit } from '../store/entities/permits/permits.ts';
import { permits } from '../store/entities/permits/permit-record.ts';
import type { World } from '../world.ts';
import { personOfPin, takeTry } from './permit-pins.ts';

type Asked = { id: string; pin: string; address: string };

const reviewRefused = () => new AppError('unauthorized', { message: 'Authentication failed' });

/**
 * A token for a person of a permit by their PIN, or for reading one by its print's id and PIN. 401 with the message `Authentication failed`
 * for any mistake, 429 after too many (rule 7.3).
 */
export async function reviewPermit(world: World, { id, pin, address }: Asked): Promise<TokenReply> {
  if (!z.safeParse(Id, id).success) throw reviewRefused();
  const [item, view] = await world.table.getMany([permitKey(id), permitViewKey(id)]);
  if (view) return reviewByPrint(world, { id: String(view['permitId']), viewId: id, pin, address });
  const head = item && item['removed'] === undefined ? permits.ofItem(item) : undefined;
  if (!head || !arePinsAlive(head, world.now())) {
    await takeTry(world, id, address);
    throw reviewRefused();
  }
  const known = await personOfPin(world, head, { pin, address });
  if (!known) throw reviewRefused();
  return reviewToken(world, head, { person: known.person, hash: known.record.hash, pin });
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

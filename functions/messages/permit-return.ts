import type { Message } from '../store/messages/messages.ts';
import { keepPermitReturn, type PermitReturn } from '../store/entities/permits/permit-returns.ts';
import type { World } from '../world.ts';
import { suppressionKeyOf } from './suppression-key.ts';

const ABOUT_PERMIT = /^permit#(.+)$/;

/** Records the return of a message about a permit beside that permit; does nothing for other messages. */
export async function tellPermitOfReturn(
  world: World,
  { about, to }: Pick<Message, 'about' | 'to'>,
  told: PermitReturn,
): Promise<void> {
  const id = ABOUT_PERMIT.exec(about)?.[1];
  if (id !== undefined) await keepPermitReturn(world.table, id, suppressionKeyOf(world, to), told);
}

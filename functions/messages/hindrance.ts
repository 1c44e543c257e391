import { messageFacts } from '../store/messages/message-kinds.ts';
import { findHindrance, type ReturnReason } from '../store/messages/mail-returns.ts';
import type { Message } from '../store/messages/messages.ts';
import type { World } from '../world.ts';
import { suppressionKeyOf } from './suppression-key.ts';

type Hindrance =
  | { isForGood: true; suppressed: ReturnReason; reason: 'address_bounced' | 'address_complained' }
  | { isForGood: false; reason: 'mail_braked'; retryAfterSeconds: number };

/** What keeps a mail from being sent: its address has bounced before, or too many mails have come back and nobody waits for this one. */
export async function hindranceOf(world: World, { channel, to, kind }: Message): Promise<Hindrance | undefined> {
  if (channel !== 'email') return undefined;
  const now = world.now();
  const { suppressed, brake } = await findHindrance(world.table, suppressionKeyOf(world, to), now);
  if (suppressed) return { isForGood: true, suppressed, reason: `address_${suppressed}` };
  if (!brake || messageFacts(kind).lane === 'first') return undefined;
  const retryAfterSeconds = (Date.parse(brake.until) - now.getTime()) / 1000;
  return { isForGood: false, reason: 'mail_braked', retryAfterSeconds };
}

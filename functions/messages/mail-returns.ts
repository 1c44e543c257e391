import * as z from 'zod/mini';
import { describeError } from '../http/describe-error.ts';
import { MESSAGE_TAG } from '../outside/message-tag.ts';
import {
  findBrake,
  markReturned,
  pullBrake,
  suppressAddress,
  type ReturnReason,
} from '../store/messages/mail-returns.ts';
import { messageOf } from '../store/messages/messages.ts';
import type { World } from '../world.ts';
import { keyOfTag } from './mail-tag.ts';
import { tellPermitOfReturn } from './permit-return.ts';
import { suppressionKeyOf } from './suppression-key.ts';

/** The hours over which mails are counted, and the fewest mails whose share of returns is meaningful. */
const WINDOW_HOURS = 24;
const FEWEST_MAILS = 100;
const FEWEST_BOUNCES = 5;
const MOST_BOUNCING = 0.03;
/** Afterwards mail is sent again, until another mail comes back while the share is still too high. */
const BRAKED_MINUTES = 60;

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** The used fields of an SES event, as EventBridge delivers it. */
const MailEvent = z.object({
  source: z.literal('aws.ses'),
  detail: z.object({
    bounce: z.optional(
      z.object({ bounceType: z.string(), bounceSubType: z.optional(z.string()), bouncedRecipients: Recipients }),
    ),
    complaint: z.optional(z.object({ complainedRecipients: Recipients })),
    mail: z.object({ tags: z.optional(z.record(z.string(), z.array(z.string()))) }),
  }),
});

/**
 * Records that a mail bounced or was marked as spam: marks its message, and suppresses the address unless it may accept the next mail.
 * Ignores an out-of-office reply, since that mail has arrived. Idempotent.
 */
export async function takeMailReturn(world: World, event: unknown): Promise<void> {
  const { bounce, complaint, mail } = z.parse(MailEvent, event).detail;
  if (bounce && isAway(bounce)) return;
  const reason: ReturnReason = complaint ? 'complained' : 'bounced';
  const at = world.now().toISOString();
  const key = keyOfTag(mail.tags?.[MESSAGE_TAG]?.[0]);
  const message = key && (await markReturned(world.table, key, reason, at));
  world.log({ level: 'warn', event: 'mail_returned', reason, kind: message && String(message['kind']) });
  const isSuppressed = complaint !== undefined || isForGood(bounce);
  if (message) await tellPermitOfReturn(world, messageOf(message), { reason, at, isSuppressed });
  for (const { emailAddress } of complaint?.complainedRecipients ?? lostRecipients(bounce)) {
    await suppressAddress(world.table, suppressionKeyOf(world, bare(emailAddress)), reason, at);
  }
  if (bounce) await brakeWhereTooMany(world);
}

type Bounce = NonNullable<z.infer<typeof MailEvent>['detail']['bounce']>;

/** SES reports automatic replies as bounces of this kind. */
const isAway = ({ bounceType, bounceSubType }: Bounce) => bounceType === 'Transient' && bounceSubType === 'General';

/** Recipients that no mail will ever reach. A full mailbox, or one that SES cannot judge, may accept the next mail. */
function lostRecipients(bounce: Bounce | undefined): z.infer<typeof Recipients> {
  return bounce && isForGood(bounce) ? bounce.bouncedRecipients : [];
}

const isForGood = (bounce: Bounce | undefined) => bounce?.bounceType === 'Permanent';

/** The address of `Name <address>`. */
const bare = (mailbox: string) => (/<([^<>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox).trim();

async function brakeWhereTooMany(world: World): Promise<void> {
  const now = world.now();
  if (await findBrake(world.table, now)) return;
  const since = new Date(now.getTime() - WINDOW_HOURS * 3600_000);
  const counted = await world.countMails(since).catch((error: unknown) => {
    // SES allows few such calls; the next returned mail asks again.
    world.log({ level: 'warn', event: 'mail_count_failed', ...describeError(error) });
    return undefined;
  });
  if (!counted) return;
  const { mails, bounces } = counted;
  if (mails < FEWEST_MAILS || bounces < FEWEST_BOUNCES || bounces / mails <= MOST_BOUNCING) return;
  await pullBrake(world.table, new Date(now.getTime() + BRAKED_MINUTES * 60_000).toISOString());
  world.log({ level: 'error', event: 'mail_braked', mails, bounces });
}

import { AppError, isAppError } from '../../shared/core/errors.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import { codeHash } from '../security/edit-code.ts';
import { randomDigits } from '../security/random-ids.ts';
import { encryptBox, openBox } from '../security/sealed-box.ts';
import { sealAddress } from '../security/seal-address.ts';
import { newMessage, type Way } from '../messages/new-message.ts';
import { countSending } from '../messages/count-sending.ts';
import type { CodeOwner } from '../messages/sending-budgets.ts';
import { editCodeWrite, findLivingCode, type EditCode } from '../store/entities/edit-codes.ts';
import { takeAttempt, type Limit } from '../store/limits/limits.ts';
import { messageWrite, type Message, type MessageKind } from '../store/messages/messages.ts';
import { isReplay, writeOnce, type Once } from '../store/once.ts';
import { isWritten } from '../store/table-errors.ts';
import type { World } from '../world.ts';

const LIFE_MINUTES = 30;
const MINUTE_MILLISECONDS = 60_000;
const RESETS: Limit = { name: 'codeReset', most: 3, windowSeconds: 3600 };

/** What a code opens: an induction or a card, by its subject, whose it is, and the names for it in messages. */
export type CodeSubject = { subject: string; owner: CodeOwner; kind: MessageKind; names: Record<string, string> };

export type Sending = { way: Way; language: WorkerLanguage; isReset: boolean; address: string; once: Once | undefined };

/**
 * Draws and sends a code, unless one is alive and no reset is requested. A recipient over the limit gets the living code again, so that
 * another person's requests cannot end it.
 */
export async function sendCode(world: World, of: CodeSubject, sending: Sending): Promise<void> {
  const { subject, kind, owner } = of;
  const { way, isReset, address, once } = sending;
  const now = world.now();
  const living = await findLivingCode(world.table, subject, now);
  if (!isReset && living) return;
  if (once && (await isReplay(world.table, once, now))) return;
  if (isReset) await countReset(world, subject);
  const { isScarce } = await countSending(world, { kind, about: subject, to: way.to, address, owner });
  const again = isScarce ? livingAgain(world, living, way) : undefined;
  const drawn = again ?? drawnCode(world, now);
  const provedAddress = sealAddress(world.keys, way.to);
  const kept = { subject, provedAddress, expires: drawn.expires, ...keptForms(world, subject, drawn.code) };
  const codeWrites = again ? [] : [editCodeWrite(kept, { now, isReset })];
  const message = messageWrite(codeMessage(world, of, { ...sending, ...drawn }));
  // Otherwise another call has sent one first.
  await isWritten(writeOnce(world.table, { once, now, result: {}, writes: [...codeWrites, message] }));
}

type Drawn = { code: string; expires: string };

function drawnCode(world: World, now: Date): Drawn {
  const expires = new Date(now.getTime() + LIFE_MINUTES * MINUTE_MILLISECONDS).toISOString();
  return { code: randomDigits(world, 6), expires };
}

/** The living code, where it was sent to the same address. */
function livingAgain(world: World, living: EditCode | undefined, { to }: Way): Drawn | undefined {
  if (living?.box === undefined || living.provedAddress !== sealAddress(world.keys, to)) return undefined;
  return { code: openBox(world.keys, living.box), expires: living.expires };
}

function keptForms(world: World, subject: string, code: string): Pick<EditCode, 'hash' | 'box'> {
  return { hash: codeHash(world, subject, code), box: encryptBox(world.keys, code) };
}

type Carried = Sending & Drawn;

function codeMessage(
  world: World,
  { subject, owner: { company }, kind, names }: CodeSubject,
  { way, language, code, expires }: Carried,
): Message {
  const minutes = Math.ceil((Date.parse(expires) - world.now().getTime()) / MINUTE_MILLISECONDS);
  return newMessage(world, {
    kind,
    company,
    about: subject,
    ...way,
    language,
    data: { ...names, minutes: String(minutes) },
    secret: code,
    validUntil: expires,
  });
}

async function countReset(world: World, subject: string): Promise<void> {
  try {
    await takeAttempt(world.table, RESETS, subject, world.now());
  } catch (error) {
    throw isAppError(error, 'too_many_requests') ? new AppError('code_reset_limit') : error;
  }
}

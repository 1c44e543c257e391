import { AppError } from '../../shared/core/errors.ts';
import type { Language } from '../../shared/core/fields.ts';
import { codeHash } from '../http/edit-code.ts';
import { randomDigits } from '../http/random-ids.ts';
import { sealedAddress } from '../http/sealed-address.ts';
import { newMessage, type Way } from '../messages/new-message.ts';
import { countSending } from '../messages/count-sending.ts';
import { editCodeWrite, isCodeAlive } from '../store/edit-codes.ts';
import { takeAttempt, type Limit } from '../store/limits.ts';
import { messageWrite, type MessageKind } from '../store/messages.ts';
import { isReplay, writeOnce, type Once } from '../store/once.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { World } from '../world.ts';

const LIFE_MINUTES = 30;
const RESETS: Limit = { name: 'codeReset', most: 3, windowSeconds: 3600 };

/** What a code opens: an induction or a card, by its subject and the names that a message calls it by. */
export type CodeSubject = {
  id: string;
  subject: string;
  company: string;
  kind: MessageKind;
  names: Record<string, string>;
};

export type Sending = { way: Way; language: Language; isReset: boolean; address: string; once: Once | undefined };

/** Draws and sends a code, unless one is alive and no reset is asked for. */
export async function sendCode(
  world: World,
  { id, subject, company, kind, names }: CodeSubject,
  { way, language, isReset, address, once }: Sending,
): Promise<void> {
  const now = world.now();
  if (!isReset && (await isCodeAlive(world.table, subject, now))) return;
  if (once && (await isReplay(world.table, once, now))) return;
  if (isReset) await countReset(world, subject);
  await countSending(world, { formId: id, to: way.to, address });
  const code = randomDigits(world, 6);
  const expires = new Date(now.getTime() + LIFE_MINUTES * 60_000).toISOString();
  const message = newMessage(world, {
    kind,
    company,
    about: subject,
    ...way,
    language,
    data: { ...names, minutes: String(LIFE_MINUTES) },
    secret: code,
    validUntil: expires,
  });
  const hash = codeHash(world, subject, code);
  const provedAddress = sealedAddress(world.keys, way.to);
  const codeWrite = editCodeWrite({ subject, hash, expires, provedAddress }, { now, isReset });
  try {
    await writeOnce(world.table, { once, now, result: {}, writes: [codeWrite, messageWrite(message)] });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

async function countReset(world: World, subject: string): Promise<void> {
  try {
    await takeAttempt(world.table, RESETS, subject, world.now());
  } catch (error) {
    throw error instanceof AppError && error.code === 'too_many_requests' ? new AppError('code_reset_limit') : error;
  }
}

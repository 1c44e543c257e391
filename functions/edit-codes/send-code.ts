import { AppError } from '../../shared/core/errors.ts';
import type { Language } from '../../shared/core/fields.ts';
import { sealed } from '../http/keys.ts';
import { randomDigits } from '../http/random-ids.ts';
import { newMessage, type Way } from '../messages/new-message.ts';
import { countSending } from '../messages/count-sending.ts';
import { editCodeWrite, isCodeAlive } from '../store/edit-codes.ts';
import { takeAttempt, type Limit } from '../store/limits.ts';
import { messageWrite } from '../store/messages.ts';
import { isReplay, writeOnce, type Once } from '../store/once.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { UserFormHead } from '../store/user-forms.ts';
import type { World } from '../world.ts';

const LIFE_MINUTES = 30;
const RESETS: Limit = { name: 'codeReset', most: 3, windowSeconds: 3600 };

export const userFormSubject = (id: string) => `userForm#${id}`;

export function codeHash(world: World, id: string, code: string): string {
  return sealed(world.keys, `edit code ${userFormSubject(id)}`, code);
}

type Sending = { way: Way; language: Language; isReset: boolean; address: string; once: Once | undefined };

/** Draws and sends a code, unless one is alive and no reset is asked for. */
export async function sendCode(
  world: World,
  head: UserFormHead,
  { way, language, isReset, address, once }: Sending,
): Promise<void> {
  const now = world.now();
  const subject = userFormSubject(head._id);
  if (!isReset && (await isCodeAlive(world.table, subject, now))) return;
  if (once && (await isReplay(world.table, once, now))) return;
  if (isReset) await countReset(world, subject);
  await countSending(world, { formId: head._id, to: way.to, address });
  const code = randomDigits(world, 6);
  const expires = new Date(now.getTime() + LIFE_MINUTES * 60_000).toISOString();
  const message = newMessage(world, {
    kind: 'editCode',
    company: head.company,
    about: subject,
    ...way,
    language,
    data: { formName: head.formName, minutes: String(LIFE_MINUTES) },
    secret: code,
    validUntil: expires,
  });
  const hash = codeHash(world, head._id, code);
  const provedAddress = sealed(world.keys, 'address of person', way.to);
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

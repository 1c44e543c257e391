import type { Answers } from '../../shared/content/answers/answers.ts';
import { AppError } from '../../shared/core/errors.ts';
import { isRecord } from '../../shared/content/answers/take-part.ts';
import type { OutboxCalls } from './outbox-calls.ts';
import type { PhoneStore } from './phone-store.ts';

/** Stored file names contain no colon, so the prefix cannot match one. */
const PREFIX = 'phone:';

/** The picture's name in the answers until it is uploaded. `id` is a UUID. */
export function localName(id: string): string {
  return `${PREFIX}${id}`;
}

export function isLocalName(name: string): boolean {
  return name.startsWith(PREFIX);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The phone's own picture names in the answers. */
export function localNamesIn(answers: Answers): string[] {
  return [...new Set(textsIn(answers).filter(isLocalName))];
}

function renamePictures(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => renamePictures(each, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renamePictures(part, names)]));
}

/** The answers with the server's picture names; undefined while a picture is not uploaded. */
export async function withSentNames(
  store: Pick<PhoneStore, 'picture'>,
  userFormId: string,
  answers: Answers,
): Promise<Answers | undefined> {
  const names = new Map<string, string>();
  for (const name of localNamesIn(answers)) {
    const sentName = (await store.picture(userFormId, name))?.sentName;
    if (sentName === undefined) return undefined;
    names.set(name, sentName);
  }
  return renamePictures(answers, names) as Answers;
}

type Sending = { store: PhoneStore; calls: Pick<OutboxCalls, 'uploadPicture'> };

/** Uploads the answers' pending pictures; throws `file_missing` where the phone has lost one. */
export async function withPicturesSent(
  { store, calls }: Sending,
  userFormId: string,
  answers: Answers,
): Promise<Answers> {
  for (const name of localNamesIn(answers)) {
    const picture = await store.picture(userFormId, name);
    if (!picture) throw new AppError('validation_failed', { issues: [{ path: 'content', code: 'file_missing' }] });
    if (picture.sentName !== undefined) continue;
    const sentName = await calls.uploadPicture(picture);
    await store.keepPicture({ ...picture, sentName });
  }
  const sent = await withSentNames(store, userFormId, answers);
  if (!sent) throw new Error('a picture went missing while it was sent');
  return sent;
}

/** Marks pictures that the server lacks for another upload; answers whether it marked any. */
export async function forgetSentNames(
  store: PhoneStore,
  userFormId: string,
  missing: readonly string[],
): Promise<boolean> {
  const lost = (await store.pictures(userFormId)).filter(({ sentName = '' }) => missing.includes(sentName));
  for (const picture of lost) await store.keepPicture({ ...picture, sentName: undefined });
  return lost.length > 0;
}

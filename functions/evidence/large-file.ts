import { newId } from '../security/random-ids.ts';
import { fileTokenFor } from '../security/tokens/file-token.ts';
import type { World } from '../world.ts';

/** A function's answer may have 6 MB. */
const MOST_BYTES = 4_000_000;

/** Whose objects the bucket itself removes after a day (`infra/aws/parts/file-bucket.ts`). */
const FOLDER = 'documents/evidence/';

export const isLarge = (text: string): boolean => Buffer.byteLength(text) > MOST_BYTES;

/** Puts a text where its address, which is answered, reads it for an hour. */
export async function keepForAnHour(world: World, text: string): Promise<{ url: string }> {
  const path = `${FOLDER}${newId(world)}/evidence.json`;
  await world.files.put(`static/${path}`, Buffer.from(text), 'application/json');
  return { url: `/static/${path}?token=${await fileTokenFor(world, path)}` };
}

import { createHash } from 'node:crypto';
import type { Keys } from '../../../functions/security/keys.ts';
import { type Installation, OperatorError } from '../installation.ts';
import { checkedManifest } from './export-folder.ts';

const PRINT_CHARACTERS = 16;

/** Tells one key of passes from another, and nothing of it. */
export function printOfPassKey({ pass }: Pick<Keys, 'pass'>): string {
  return createHash('sha256').update(`key of passes\n${pass}`).digest('hex').slice(0, PRINT_CHARACTERS);
}

/** Refuses an import under another key than made the company's passes, which are printed and saved as pictures. */
export async function requirePassKey(folder: string, { world }: Pick<Installation, 'world'>): Promise<void> {
  const { passKey } = await checkedManifest(folder);
  if (passKey === undefined || passKey === printOfPassKey(world.keys)) return;
  throw new OperatorError(
    'The passes of this company were made under another key and would lead nowhere here. Take over `pass` from the keys of the former installation first, or say --new-passes.',
  );
}

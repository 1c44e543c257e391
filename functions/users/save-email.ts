import { newId } from '../security/random-ids.ts';
import type { Write } from '../store/table.ts';
import { detachmentWrite } from '../store/due/kinds/detachment.ts';
import { changedUserWrites, normalizeEmail, type UserRecord } from '../store/entities/users/users.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { refusalOfEmail } from './refused-write.ts';

type Change = { before: UserRecord; after: UserRecord; more: readonly Write[] };

export function isOtherEmail({ before, after }: Pick<Change, 'before' | 'after'>): boolean {
  return normalizeEmail(before.email) !== normalizeEmail(after.email);
}

/** Saves a change of a user that may give them the address, with its consequences, on the user as they are now. */
export function saveEmail<T>(
  world: World,
  email: string,
  change: () => Promise<{ change?: Change; done: T }>,
): Promise<T> {
  return untilWritten(
    async () => {
      const { change: made, done } = await change();
      if (made) await world.table.write(emailWrites(world, made));
      return done;
    },
    {
      onRefusal: async (refusal) => {
        const told = await refusalOfEmail(world, refusal, email);
        if (told) throw told;
      },
    },
  );
}

function emailWrites(world: World, { before, after, more }: Change): Write[] {
  const detachments = isOtherEmail({ before, after }) ? [claimsEndWrite(world, after)] : [];
  return [...changedUserWrites(before, after, world.now()), ...detachments, ...more];
}

/** The user's claims of other companies' inductions depended on the former address. */
function claimsEndWrite(world: World, { _id, company }: UserRecord): Write {
  return detachmentWrite(newId(world), world.now().toISOString(), { userId: _id, keptCompany: company });
}

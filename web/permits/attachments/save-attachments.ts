import { permitApi } from '../../../shared/permits/permit-api.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { call } from '../../app/api/call.ts';
import { conflictIn } from '../../editing/versioned-edit.ts';
import type { Attached } from './attachments.ts';

const MOST_TRIES = 5;

/** The number of signatures that a change would void. */
export function signatureCount({ persons }: Pick<Permit, 'persons'>): number {
  return persons.filter(({ status }) => status === 'Signed').length;
}

type Saving = {
  change: (before: Attached) => Partial<Attached>;
  /** The number of signatures that the user has agreed to void. */
  agreedSignatures: number;
  /** Called with the permit that others have saved meanwhile. */
  onCurrent: (current: Permit) => void;
};

/**
 * Saves a permit's list of files, also over others' saves. Rejects with the call's error; with `version_conflict` where more people have
 * signed than the user agreed to void.
 */
export async function saveAttachments(known: Permit, saving: Saving): Promise<Permit> {
  const { change, agreedSignatures, onCurrent } = saving;
  let current = known;
  for (let tries = 1; ; tries += 1) {
    const body = { ...change(current), version: current.version };
    try {
      return await call(permitApi.update, { params: { id: current._id }, body });
    } catch (error) {
      const theirs = conflictIn<Permit>(error);
      if (!theirs) throw error;
      current = theirs;
      onCurrent(current);
      if (tries >= MOST_TRIES || signatureCount(current) > agreedSignatures) throw error;
    }
  }
}

import { AppError } from '../../shared/core/errors.ts';
import { permitApi } from '../../shared/permits/permit-api.ts';
import type { Permit } from '../../shared/permits/permit.ts';
import { call } from '../app/call.ts';
import type { Attached } from './attachments.ts';

const MOST_TRIES = 5;

/** How many have signed, whose signatures a change makes void. */
export function signatureCount({ persons }: Pick<Permit, 'persons'>): number {
  return persons.filter(({ status }) => status === 'Signed').length;
}

type Saving = {
  change: (before: Attached) => Partial<Attached>;
  /** How many signatures whoever saves has agreed to make void. */
  agreedSignatures: number;
  /** Told the permit as others have saved it meanwhile. */
  onCurrent: (current: Permit) => void;
};

/**
 * Saves which files a permit has, also over what others have saved of it meanwhile. Rejects as the call does; with
 * `version_conflict` where more have signed meanwhile than was agreed to.
 */
export async function saveAttachments(known: Permit, saving: Saving): Promise<Permit> {
  const { change, agreedSignatures, onCurrent } = saving;
  let current = known;
  for (let tries = 1; ; tries += 1) {
    const body = { ...change(current), version: current.version };
    try {
      return await call(permitApi.update, { params: { id: current._id }, body });
    } catch (error) {
      const theirs = error instanceof AppError && error.code === 'version_conflict' && error.detail.current;
      if (!theirs) throw error;
      current = theirs as Permit;
      onCurrent(current);
      if (tries >= MOST_TRIES || signatureCount(current) > agreedSignatures) throw error;
    }
  }
}

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Permit } from '../../../shared/permits/permit.ts';
import { EditSession, isDirty, type EditBacking, type EditStanding } from './edit-session.ts';
import { withEdits } from './permit-edits.ts';

export type PermitEdit = EditStanding &
  Pick<EditSession, 'setFact' | 'setAnswer' | 'choose' | 'discard' | 'save'> & {
    /** The permit with the edits over it. */
    permit: Permit;
    savesItself: boolean;
    isDirty: boolean;
  };

/** Edits a permit on this page. `permit` is the server's last answer; only the first backing is used. */
export function usePermitEdit(permit: Permit, backing: () => EditBacking): PermitEdit {
  const [session] = useState(() => new EditSession(permit, backing()));
  const standing = useSyncExternalStore(session.subscribe, session.standing);
  useEffect(() => session.take(permit), [session, permit]);
  useEffect(() => session.begin(), [session]);
  const { saved, edits } = standing;
  const { setFact, setAnswer, choose, discard, save, savesItself } = session;
  const shown = useMemo(() => withEdits(saved, edits), [saved, edits]);
  return {
    ...standing,
    permit: shown,
    isDirty: isDirty(standing),
    savesItself,
    setFact,
    setAnswer,
    choose,
    discard,
    save,
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { callerAs } from '../../../shared/permits/permit-callers.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { useSession } from '../../app/session/session.ts';
import { StaffPicker } from '../people/staff-picker.tsx';
import { putPermit } from '../permit-queries.ts';
import { sendAct, type FieldReader } from './field-acts.ts';

/** How a logged-in user may act in a granted permit: by their role, as themselves, or by a PIN that a person types here. */
export function useStaffReader(permit: Permit, isWriter: boolean): FieldReader {
  const queryClient = useQueryClient();
  const { loggedInUser } = useSession();
  const own = permit.persons.filter(({ userId }) => loggedInUser !== undefined && userId === loggedInUser._id);
  return {
    permit,
    callers: isWriter ? ['permitCRUD', 'signedGrantor', 'newWorker'] : own.map((person) => callerAs(permit, person)),
    own,
    Picker: StaffPicker,
    send: (act, given) => sendAct(act, permit, given),
    onChanged: (changed) => {
      if (changed) putPermit(queryClient, changed);
      else void queryClient.invalidateQueries({ queryKey: ['permit', permit._id] });
    },
  };
}

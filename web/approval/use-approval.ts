import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { call } from '../app/call.ts';
import { useSession } from '../app/session.ts';
import { putApproval } from './approval-cache.ts';
import { userFormKey } from './approval-queries.ts';

/** An induction as far as its approval goes. */
export type Approvable = { _id: string; name: string; signed: string | null; approved: boolean };

/** What came of the last press; it stays until the next one or until it is closed. */
export type ApprovalOutcome = { asked: Approvable; error?: unknown };

export type Approval = {
  /** Whether this user may approve at all. */
  isManager: boolean;
  busyId: string | undefined;
  outcome: ApprovalOutcome | undefined;
  /** Approves the induction, or takes the approval back. */
  set: (form: Approvable, approved: boolean) => void;
  dismiss: () => void;
};

export function useApproval(): Approval {
  const { loggedInUser } = useSession();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<ApprovalOutcome>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ _id, approved }: Approvable) =>
      call(userFormApi.approve, { params: { id: _id }, body: { approved } }),
    onSuccess: (userForm, asked) => {
      queryClient.setQueryData(userFormKey(userForm._id), userForm);
      putApproval(queryClient, userForm);
      setOutcome({ asked });
    },
    onError: (error, asked) => setOutcome({ asked, error }),
  });
  const roles = loggedInUser?.roles ?? [];
  return {
    isManager: roles.includes('manager') || roles.includes('root'),
    busyId: isPending ? variables._id : undefined,
    outcome,
    set: (form, approved) => mutate({ ...form, approved }),
    dismiss: () => setOutcome(undefined),
  };
}

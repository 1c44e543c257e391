import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { call } from '../../app/api/call.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { putApproval } from './approval-cache.ts';
import { putCachedUserForm } from '../approval-queries.ts';

/** The fields of an induction that an approval needs. */
export type Approvable = {
  _id: string;
  name: string;
  signed: string | null;
  approved: boolean;
  /** Absent is true. */
  needsApproval?: boolean | undefined;
};

/** The result of a press. */
export type ApprovalOutcome = { asked: Approvable; error?: unknown };

export type Approval = {
  /** Whether this user may approve. */
  isManager: boolean;
  busyIds: ReadonlySet<string>;
  /** The result of the last successful press; stays until the next one or until closed. */
  outcome: ApprovalOutcome | undefined;
  /** All failures that have not been retried. */
  failures: readonly ApprovalOutcome[];
  /** Approves the induction, or revokes the approval. */
  set: (form: Approvable, approved: boolean) => void;
  dismiss: () => void;
};

/** Runs several approvals in parallel: reports each one, and keeps every failure. */
export function useApproval(): Approval {
  const queryClient = useQueryClient();
  const isManager = useHasRole(userFormActionApi.approve.access.roles ?? []);
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<ApprovalOutcome>();
  const [failures, setFailures] = useState<readonly ApprovalOutcome[]>([]);
  const set = useCallback(
    async (form: Approvable, approved: boolean) => {
      const asked = { ...form, approved };
      setBusyIds((ids) => new Set([...ids, form._id]));
      setFailures((all) => all.filter((failure) => failure.asked._id !== form._id));
      try {
        const userForm = await call(userFormActionApi.approve, { params: { id: form._id }, body: { approved } });
        putCachedUserForm(queryClient, userForm);
        putApproval(queryClient, userForm);
        setOutcome({ asked });
      } catch (error) {
        setFailures((all) => [...all, { asked, error }]);
      }
      setBusyIds((ids) => new Set([...ids].filter((id) => id !== form._id)));
    },
    [queryClient],
  );
  return {
    isManager,
    busyIds,
    outcome,
    failures,
    set: (form, approved) => void set(form, approved),
    dismiss: () => {
      setOutcome(undefined);
      setFailures([]);
    },
  };
}

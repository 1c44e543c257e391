import { useQueryClient } from '@tanstack/react-query';
import { waitsForApproval } from '../../../shared/user-forms/waits-for-approval.ts';
import { registerCheckApi } from '../../../shared/user-forms/register-check/register-check-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import type { UserFormRow } from '../../../shared/user-forms/user-form.ts';
import { call } from '../../app/api/call.ts';
import { useBulk, type Bulk } from '../../lists/bulk/use-bulk.ts';
import type { Selection } from '../../lists/bulk/use-selection.ts';
import { putTaxNumberState, putUserForm } from '../review/approval-cache.ts';

export const BULK_ACTS = ['approve', 'takeBack', 'archive', 'unarchive', 'check'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** Whether an act changes an induction in this state. */
const CONCERNS: Record<BulkAct, (row: UserFormRow) => boolean> = {
  approve: ({ meta }) => waitsForApproval(meta),
  takeBack: ({ meta }) => meta.approved,
  archive: ({ meta }) => !meta.archived,
  unarchive: ({ meta }) => meta.archived,
  check: ({ user }) => user.taxNumber !== '',
};

/** The rows that an act applies to. */
export function rowsFor(act: BulkAct, rows: readonly UserFormRow[]): UserFormRow[] {
  return rows.filter(CONCERNS[act]);
}

const UNDO: Partial<Record<BulkAct, BulkAct>> = { approve: 'takeBack', archive: 'unarchive', unarchive: 'archive' };

export function undoOf(act: BulkAct): BulkAct | undefined {
  return UNDO[act];
}

export type UserFormBulk = Omit<Bulk<UserFormRow, BulkAct>, 'run'> & {
  /** Runs the act on the rows that it applies to, one by one; deselects finished rows. */
  start: (act: BulkAct, rows: readonly UserFormRow[]) => void;
};

export function useUserFormBulk(selection: Pick<Selection<UserFormRow>, 'put'>): UserFormBulk {
  const queryClient = useQueryClient();
  const { run, ...bulk } = useBulk<UserFormRow, BulkAct>();
  const keep = async (row: UserFormRow, changed: ReturnType<typeof approve>) =>
    putUserForm(queryClient, await changed, row.meta);
  const acts: Record<BulkAct, (row: UserFormRow) => Promise<unknown>> = {
    approve: (row) => keep(row, approve(row, true)),
    takeBack: (row) => keep(row, approve(row, false)),
    archive: (row) => keep(row, call(userFormActionApi.archive, { params: { id: row._id } })),
    unarchive: (row) => keep(row, call(userFormActionApi.unarchive, { params: { id: row._id } })),
    check: async ({ _id }) => {
      const { state } = await call(registerCheckApi.validateTaxNumber, { params: { id: _id } });
      putTaxNumberState(queryClient, { _id, state });
    },
  };
  const start = async (act: BulkAct, rows: readonly UserFormRow[]) => {
    const { done } = await run(act, rowsFor(act, rows), acts[act]);
    selection.put(done, false);
  };
  return { ...bulk, start: (act, rows) => void start(act, rows) };
}

function approve({ _id }: UserFormRow, approved: boolean) {
  return call(userFormActionApi.approve, { params: { id: _id }, body: { approved } });
}

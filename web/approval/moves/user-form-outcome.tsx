import { useTranslation } from 'react-i18next';
import type { UserFormRow } from '../../../shared/user-forms/user-form.ts';
import { BulkResult } from '../../lists/bulk/bulk-result.tsx';
import { undoOf, type BulkAct, type UserFormBulk } from '../list/use-user-form-bulk.ts';

/** A row after an act, for the undo. */
function after(row: UserFormRow, act: BulkAct): UserFormRow {
  const changed = { approve: { approved: true }, archive: { archived: true }, unarchive: { archived: false } };
  const { meta } = row;
  return { ...row, meta: { ...meta, ...(act in changed ? changed[act as keyof typeof changed] : {}) } };
}

type UserFormOutcomeProps = { bulk: UserFormBulk; nameOf: (row: UserFormRow) => string };

/** The result of an act on several inductions. */
export function UserFormOutcome({ bulk, nameOf }: UserFormOutcomeProps) {
  const { t } = useTranslation();
  const { outcome } = bulk;
  if (!outcome) return null;
  const { name, done } = outcome;
  const undo = undoOf(name);
  const takeBack =
    undo &&
    (() =>
      bulk.start(
        undo,
        done.map((row) => after(row, name)),
      ));
  return (
    <BulkResult
      outcome={outcome}
      doneText={t(`approval.bulk.done.${name}`, { count: done.length })}
      nameOf={nameOf}
      onAgain={(rows) => bulk.start(name, rows)}
      onUndo={takeBack}
      onClose={bulk.dismiss}
    />
  );
}

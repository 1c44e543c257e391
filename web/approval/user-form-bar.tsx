import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerCheckApi } from '../../shared/user-forms/register-check-api.ts';
import { userFormActionApi } from '../../shared/user-forms/user-form-action-api.ts';
import type { UserFormRow } from '../../shared/user-forms/user-form.ts';
import { paths } from '../app/paths.ts';
import { useHasRole } from '../app/use-has-role.ts';
import { SelectionBar } from '../lists/selection-bar.tsx';
import type { ChooseAll } from '../lists/use-choose-all.ts';
import type { Selection } from '../lists/use-selection.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ArchiveIcon, CheckIcon, PrintIcon } from '../ui/icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { MOST_REPORTS, writeReportIds } from './report-ids.ts';
import { rowsFor, type UserFormBulk } from './use-user-form-bulk.ts';

type UserFormBarProps = {
  selection: Selection<UserFormRow>;
  all: ChooseAll;
  bulk: UserFormBulk;
  isManager: boolean;
};

function PrintButton({ rows }: { rows: readonly UserFormRow[] }) {
  const { t } = useTranslation();
  if (rows.length > MOST_REPORTS) return <span>{t('approval.bulk.mostReports', { count: MOST_REPORTS })}</span>;
  const to = paths.userFormReports(writeReportIds(rows.map(({ _id }) => _id)));
  return (
    <LinkButton variant="secondary" isSmall icon={<PrintIcon />} to={to} target="_blank" rel="noreferrer">
      {t('approval.bulk.print')}
    </LinkButton>
  );
}

/** Archives at once; where workers are in the middle of theirs it asks first, since that ends their way back. */
function ArchiveButton({ rows, onArchive }: { rows: readonly UserFormRow[]; onArchive: () => void }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const unsignedCount = rows.filter(({ meta }) => meta.signed === null).length;
  const archive = () => {
    setAsking(false);
    onArchive();
  };
  return (
    <>
      <Button
        variant="secondary"
        isSmall
        icon={<ArchiveIcon />}
        onClick={() => (unsignedCount > 0 ? setAsking(true) : archive())}
      >
        {t('approval.bulk.archive', { count: rows.length })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('approval.bulk.archiveTitle', { count: rows.length })}
        confirmLabel={t('approval.archive')}
        cancelLabel={t('approval.keep')}
        onConfirm={archive}
        onCancel={() => setAsking(false)}
      >
        {t('approval.bulk.archiveText', { count: unsignedCount })}
      </ConfirmDialog>
    </>
  );
}

/** What can be done with the chosen inductions; each button says how many of them it is for. */
export function UserFormBar({ selection, all, bulk, isManager }: UserFormBarProps) {
  const { t } = useTranslation();
  const mayArchive = useHasRole(userFormActionApi.archive.access.roles ?? []);
  const mayCheck = useHasRole(registerCheckApi.validateTaxNumber.access.roles ?? []);
  const { rows } = selection;
  const [approvable, archivable, archived, checkable] = (['approve', 'archive', 'unarchive', 'check'] as const).map(
    (act) => rowsFor(act, rows),
  );
  const button = (act: 'approve' | 'unarchive' | 'check', of: readonly UserFormRow[] = []) =>
    of.length > 0 && (
      <Button
        variant={act === 'approve' ? 'primary' : 'secondary'}
        isSmall
        icon={act === 'approve' && <CheckIcon />}
        onClick={() => bulk.start(act, of)}
      >
        {t(`approval.bulk.${act}`, { count: of.length })}
      </Button>
    );
  return (
    <SelectionBar
      selection={selection}
      all={all}
      bulk={bulk}
      progressText={({ name, finished, total }) => t(`approval.bulk.going.${name}`, { finished, total })}
      acts={
        <>
          {isManager && button('approve', approvable)}
          <PrintButton rows={rows} />
          {mayCheck && button('check', checkable)}
          {mayArchive && archivable && archivable.length > 0 && (
            <ArchiveButton rows={archivable} onArchive={() => bulk.start('archive', archivable)} />
          )}
          {mayArchive && button('unarchive', archived)}
        </>
      }
    />
  );
}

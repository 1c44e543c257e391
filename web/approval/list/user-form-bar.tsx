import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerCheckApi } from '../../../shared/user-forms/register-check/register-check-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import type { UserFormRow } from '../../../shared/user-forms/user-form.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { SelectionBar } from '../../lists/bulk/selection-bar.tsx';
import type { ChooseAll } from '../../lists/bulk/use-choose-all.ts';
import type { Selection } from '../../lists/bulk/use-selection.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { ArchiveIcon, PrintIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { personName } from '../../lists/person-name.ts';
import { needsLook } from '../review/concerns.ts';
import { MOST_REPORTS, writeReportIds } from '../report/report-ids.ts';
import { rowsFor, type UserFormBulk } from './use-user-form-bulk.ts';

type UserFormBarProps = {
  selection: Selection<UserFormRow>;
  all: ChooseAll;
  bulk: UserFormBulk;
  isManager: boolean;
};

/** Archiving more than this asks first. */
const MOST_UNASKED = 20;
/** The question names this many and counts the others. */
const MOST_NAMED = 8;

type ApproveChosenProps = { rows: readonly UserFormRow[]; onApprove: () => void };

/** Approves at once; if some inductions have concerns, lists those first. */
function ApproveChosen({ rows, onApprove }: ApproveChosenProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const doubtful = rows.filter((row) => needsLook(row));
  const names = doubtful.slice(0, MOST_NAMED).map(({ user }) => personName(user) ?? t('approval.userForms.noName'));
  const approve = () => {
    setAsking(false);
    onApprove();
  };
  return (
    <>
      <Button isSmall icon={<CheckIcon />} onClick={() => (doubtful.length > 0 ? setAsking(true) : approve())}>
        {t('approval.bulk.approve', { count: rows.length })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('approval.bulk.approveTitle', { count: rows.length })}
        confirmLabel={t('approval.bulk.approveAnyway')}
        cancelLabel={t('approval.bulk.doNotApprove')}
        onConfirm={approve}
        onCancel={() => setAsking(false)}
      >
        <p>{t('approval.bulk.doubtful', { count: doubtful.length })}</p>
        <p>
          <strong>{names.join(', ')}</strong>
          {doubtful.length > names.length && t('approval.bulk.andOthers', { count: doubtful.length - names.length })}
        </p>
      </ConfirmDialog>
    </>
  );
}

function PrintButton({ rows }: { rows: readonly UserFormRow[] }) {
  const { t } = useTranslation();
  if (rows.length > MOST_REPORTS) return <span>{t('approval.bulk.mostReports', { count: MOST_REPORTS })}</span>;
  const to = staffPaths.userFormReports(writeReportIds(rows.map(({ _id }) => _id)));
  return (
    <LinkButton variant="secondary" isSmall icon={<PrintIcon />} to={to} target="_blank" rel="noreferrer">
      {t('approval.bulk.print')}
    </LinkButton>
  );
}

/** Archives at once; asks first for many inductions, or where workers are still filling theirs in, since archiving ends their access. */
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
        onClick={() => (unsignedCount > 0 || rows.length > MOST_UNASKED ? setAsking(true) : archive())}
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
        {unsignedCount > 0 ? t('approval.bulk.archiveText', { count: unsignedCount }) : t('approval.bulk.archiveMany')}
      </ConfirmDialog>
    </>
  );
}

/** The acts on the selected inductions; each button shows how many it applies to. */
export function UserFormBar({ selection, all, bulk, isManager }: UserFormBarProps) {
  const { t } = useTranslation();
  const mayArchive = useHasRole(userFormActionApi.archive.access.roles ?? []);
  const mayCheck = useHasRole(registerCheckApi.validateTaxNumber.access.roles ?? []);
  const { rows } = selection;
  const [approvable, archivable, archived, checkable] = (['approve', 'archive', 'unarchive', 'check'] as const).map(
    (act) => rowsFor(act, rows),
  );
  const button = (act: 'unarchive' | 'check', of: readonly UserFormRow[] = []) =>
    of.length > 0 && (
      <Button variant="secondary" isSmall onClick={() => bulk.start(act, of)}>
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
          {isManager && approvable && approvable.length > 0 && (
            <ApproveChosen rows={approvable} onApprove={() => bulk.start('approve', approvable)} />
          )}
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

import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/core/dates.ts';
import type { UserFormRow } from '../../../shared/user-forms/user-form.ts';
import { RowLink } from '../../lists/list/row-link.tsx';
import { personName } from '../../lists/person-name.ts';
import { UserFormStateInRow } from '../../lists/user-form-state-tag.tsx';
import { userFormState } from '../../lists/user-form-state.ts';
import type { Column } from '../../ui/table/column.ts';
import { ApproveButton } from '../moves/approve-button.tsx';
import { PreviewButton } from '../review/preview-button.tsx';
import type { Approval } from '../review/use-approval.ts';
import type { Review } from '../review/use-review.ts';
import { PagesSignedRuler } from '../user-form/pages-signed-ruler.tsx';
import { RowWarnings } from './row-warnings.tsx';
import styles from './user-form-columns.module.css';

type ColumnParts = {
  approval: Approval;
  review: Pick<Review, 'row' | 'open'>;
  pathOf: (userFormId: string) => string;
  hasForms: boolean;
};

type Built = ColumnParts & { t: TFunction };

function nameOf(t: TFunction, { user }: Pick<UserFormRow, 'user'>): string {
  return personName(user) ?? t('approval.userForms.noName');
}

function whoColumns({ t, pathOf, hasForms }: Built): Column<UserFormRow>[] {
  const form: Column<UserFormRow> = {
    key: 'form',
    header: t('approval.userForms.form'),
    share: 3,
    isTwoLined: true,
    isWideOnly: true,
    cell: ({ meta }) => meta.name,
  };
  return [
    {
      key: 'name',
      header: t('approval.userForms.person'),
      isSortable: true,
      share: 4,
      cell: (row) => <RowLink to={pathOf(row._id)}>{nameOf(t, row)}</RowLink>,
    },
    {
      key: 'company',
      header: t('approval.userForms.company'),
      share: 3,
      isTwoLined: true,
      phone: 3,
      cell: ({ user }) => user.company,
    },
    ...(hasForms ? [form] : []),
  ];
}

function stateColumns({ t }: Built): Column<UserFormRow>[] {
  return [
    {
      key: 'warnings',
      header: t('approval.userForms.warnings'),
      phone: 1,
      cell: (row) => <RowWarnings row={row} />,
    },
    {
      key: 'taxNumber',
      header: t('approval.userForms.taxNumber'),
      isWideOnly: true,
      isLabelled: true,
      cell: ({ user }) => user.taxNumber && <span className={styles.digits}>{user.taxNumber}</span>,
    },
    {
      key: 'pages',
      header: t('approval.userForms.pages'),
      isLabelled: true,
      cell: ({ pagesSigned }) => <PagesSignedRuler pagesSigned={pagesSigned} hasRuler={false} />,
    },
    {
      key: 'signed',
      header: t('approval.userForms.signed'),
      isWideOnly: true,
      isLabelled: true,
      cell: ({ meta }) => meta.signed && formatDate(meta.signed),
    },
    {
      key: 'state',
      header: t('approval.userForms.state'),
      phone: 2,
      cell: ({ meta }) => <UserFormStateInRow state={userFormState(meta)} />,
    },
  ];
}

function approvalColumn({ t, approval }: Built): Column<UserFormRow> {
  return {
    key: 'approval',
    header: t('approval.userForms.approval'),
    phone: 'act',
    cell: ({ _id, meta, user }) =>
      meta.signed !== null && (
        <span className={meta.approved ? styles.takeBack : undefined}>
          <ApproveButton form={{ ...meta, _id, name: nameOf(t, { user }) }} approval={approval} isSmall />
        </span>
      ),
  };
}

/** What still has room beside an open preview. */
const BESIDE_PREVIEW = new Set(['name', 'company', 'state']);

/** A table's induction columns; the approval only with permission. An open preview leaves room for few. */
export function useUserFormColumns(parts: ColumnParts): Column<UserFormRow>[] {
  const { t } = useTranslation();
  const built = { ...parts, t };
  const columns = [...whoColumns(built), ...stateColumns(built)];
  const preview: Column<UserFormRow> = {
    key: 'preview',
    header: t('approval.review.preview'),
    isHeaderHidden: true,
    isWideOnly: true,
    cell: (row) => <PreviewButton row={row} name={nameOf(t, row)} onOpen={parts.review.open} />,
  };
  if (parts.review.row) return [...columns.filter(({ key }) => BESIDE_PREVIEW.has(key)), preview];
  return [...columns, preview, ...(parts.approval.isManager ? [approvalColumn(built)] : [])];
}

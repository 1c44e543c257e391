import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import type { UserFormRow } from '../../shared/user-forms/user-form.ts';
import { RowLink } from '../lists/row-link.tsx';
import { useIsNarrow } from '../lists/use-is-narrow.ts';
import type { Column } from '../ui/data-table.tsx';
import { ApproveButton } from './approve-button.tsx';
import { CardStates } from '../lists/card-states.tsx';
import { PagesSignedRuler } from './pages-signed-ruler.tsx';
import { personName } from '../lists/person-name.ts';
import { PreviewButton } from './preview-button.tsx';
import { TaxNumberState } from './tax-number-state.tsx';
import type { Approval } from './use-approval.ts';
import { useDateTime } from '../ui/use-date-time.ts';
import type { Review } from './use-review.ts';
import styles from './user-form-columns.module.css';
import { UserFormStateTag } from '../lists/user-form-state-tag.tsx';
import { userFormState } from '../lists/user-form-state.ts';

function TaxNumber({ form }: { form: UserFormRow }) {
  const { taxNumber } = form.user;
  if (taxNumber === '') return '—';
  return (
    <span className={styles.taxNumber}>
      <span className={styles.digits}>{taxNumber}</span>
      <TaxNumberState state={form.meta.taxNumberState} />
    </span>
  );
}

/** The state, and under it the day of completion where that has no column of its own. */
function State({ form: { meta }, hasDate }: { form: UserFormRow; hasDate: boolean }) {
  return (
    <span className={styles.state}>
      <UserFormStateTag state={userFormState(meta)} />
      {hasDate && meta.signed !== null && <span className={styles.date}>{formatDate(meta.signed)}</span>}
    </span>
  );
}

type NameProps = { form: UserFormRow; name: string; to: string; hasCompany: boolean; hasForm: boolean };

/** The way to the induction, and under it what has no column of its own: the company, the form. */
function Name({ form, name, to, hasCompany, hasForm }: NameProps) {
  return (
    <span className={styles.name}>
      <RowLink to={to}>{name}</RowLink>
      {hasCompany && form.user.company !== '' && <span className={styles.company}>{form.user.company}</span>}
      {hasForm && <span className={styles.company}>{form.meta.name}</span>}
    </span>
  );
}

/** The column of the approval takes the room of the day's, where the screen is no wider. */
const WIDE_WITH_APPROVAL_PIXELS = 1500;

type ColumnParts = {
  approval: Approval;
  review: Pick<Review, 'row' | 'open'>;
  pathOf: (userFormId: string) => string;
  hasForms: boolean;
};

type Built = ColumnParts & { t: TFunction; isNarrow: boolean; isTight: boolean };

function firstColumns({ t, isNarrow, isTight, pathOf, hasForms }: Built): Column<UserFormRow>[] {
  const company: Column<UserFormRow> = {
    key: 'company',
    header: t('approval.userForms.company'),
    cell: ({ user }) => <span className={styles.employer}>{user.company || '—'}</span>,
  };
  return [
    {
      key: 'name',
      header: t('approval.userForms.person'),
      isSortable: true,
      cell: (form) => (
        <Name form={form} name={nameOf(t, form)} to={pathOf(form._id)} hasCompany={isNarrow} hasForm={hasForms} />
      ),
    },
    ...(isNarrow ? [] : [company]),
    { key: 'taxNumber', header: t('approval.userForms.taxNumber'), cell: (form) => <TaxNumber form={form} /> },
    {
      key: 'pages',
      header: t('approval.userForms.pages'),
      isExtra: true,
      cell: ({ pagesSigned }) => <PagesSignedRuler pagesSigned={pagesSigned} hasRuler={!isNarrow} />,
    },
    ...(isTight
      ? []
      : [
          {
            key: 'cards',
            header: t('approval.userForms.cards'),
            cell: ({ cardExpiries }: UserFormRow) => <CardStates expiries={cardExpiries} />,
          },
        ]),
  ];
}

function nameOf(t: TFunction, { user }: Pick<UserFormRow, 'user'>): string {
  return personName(user) ?? t('approval.userForms.noName');
}

function approvalColumn({ t, approval }: Built): Column<UserFormRow> {
  return {
    key: 'approval',
    header: t('approval.userForms.approval'),
    cell: ({ _id, meta, user }) =>
      meta.signed === null ? (
        '—'
      ) : (
        <span className={styles.act}>
          <ApproveButton
            form={{ _id, name: nameOf(t, { user }), signed: meta.signed, approved: meta.approved }}
            approval={approval}
            isSmall
          />
        </span>
      ),
  };
}

/** The columns of a table of inductions; the approval only for those who may. Beside an open preview there is room for fewer. */
export function useUserFormColumns(parts: ColumnParts): Column<UserFormRow>[] {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const isScreenNarrow = useIsNarrow();
  const isTight = parts.review.row !== undefined;
  const isNarrow = isScreenNarrow || isTight;
  const hasDateBelow = useIsNarrow(parts.approval.isManager ? WIDE_WITH_APPROVAL_PIXELS : undefined) || isTight;
  const built = { ...parts, t, isNarrow, isTight };
  const signed: Column<UserFormRow> = {
    key: 'signed',
    header: t('approval.userForms.signed'),
    cell: ({ meta }) => (meta.signed === null ? '—' : dateTime(meta.signed)),
  };
  const state: Column<UserFormRow> = {
    key: 'state',
    header: t('approval.userForms.state'),
    cell: (form) => <State form={form} hasDate={hasDateBelow} />,
  };
  const preview: Column<UserFormRow> = {
    key: 'preview',
    header: t('approval.review.preview'),
    isExtra: true,
    cell: (row) => <PreviewButton row={row} name={nameOf(t, row)} onOpen={parts.review.open} />,
  };
  return [
    ...firstColumns(built),
    ...(hasDateBelow ? [] : [signed]),
    state,
    ...(parts.approval.isManager && !isTight ? [approvalColumn(built)] : []),
    ...(isScreenNarrow ? [] : [preview]),
  ];
}

import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import type { UserFormRow } from '../../shared/user-forms/user-form.ts';
import { paths } from '../app/paths.ts';
import { RowLink } from '../lists/row-link.tsx';
import { useIsNarrow } from '../lists/use-is-narrow.ts';
import type { Column } from '../ui/data-table.tsx';
import { ApproveButton } from './approve-button.tsx';
import { PagesSignedRuler } from './pages-signed-ruler.tsx';
import { personName } from '../lists/person-name.ts';
import { TaxNumberState } from './tax-number-state.tsx';
import type { Approval } from './use-approval.ts';
import { useDateTime } from '../ui/use-date-time.ts';
import styles from './user-form-columns.module.css';
import { UserFormStateTag } from './user-form-state-tag.tsx';
import { userFormState } from './user-form-state.ts';

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

type NameProps = { form: UserFormRow; name: string; hasCompany: boolean };

/** The way to the induction, and under it the company where that has no column of its own. */
function Name({ form, name, hasCompany }: NameProps) {
  return (
    <span className={styles.name}>
      <RowLink to={paths.approvalOfUserForm(form._id)}>{name}</RowLink>
      {hasCompany && form.user.company !== '' && <span className={styles.company}>{form.user.company}</span>}
    </span>
  );
}

function firstColumns(t: TFunction, isNarrow: boolean): Column<UserFormRow>[] {
  const company: Column<UserFormRow> = {
    key: 'company',
    header: t('approval.userForms.company'),
    cell: ({ user }) => user.company || '—',
  };
  return [
    {
      key: 'name',
      header: t('approval.userForms.person'),
      isSortable: true,
      cell: (form) => <Name form={form} name={nameOf(t, form)} hasCompany={isNarrow} />,
    },
    ...(isNarrow ? [] : [company]),
    { key: 'taxNumber', header: t('approval.userForms.taxNumber'), cell: (form) => <TaxNumber form={form} /> },
    {
      key: 'pages',
      header: t('approval.userForms.pages'),
      isExtra: true,
      cell: ({ pagesSigned }) => <PagesSignedRuler pagesSigned={pagesSigned} hasRuler={!isNarrow} />,
    },
  ];
}

function nameOf(t: TFunction, { user }: UserFormRow): string {
  return personName(user) ?? t('approval.userForms.noName');
}

/** The columns of a table of inductions; the last one only for those who may approve. */
export function useUserFormColumns(approval: Approval): Column<UserFormRow>[] {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const isNarrow = useIsNarrow();
  const signed: Column<UserFormRow> = {
    key: 'signed',
    header: t('approval.userForms.signed'),
    cell: ({ meta }) => (meta.signed === null ? '—' : dateTime(meta.signed)),
  };
  const state: Column<UserFormRow> = {
    key: 'state',
    header: t('approval.userForms.state'),
    cell: (form) => <State form={form} hasDate={isNarrow} />,
  };
  const approve: Column<UserFormRow> = {
    key: 'approval',
    header: t('approval.userForms.approval'),
    cell: ({ _id, meta, ...form }) =>
      meta.signed === null ? (
        '—'
      ) : (
        <ApproveButton
          form={{ _id, name: nameOf(t, { _id, meta, ...form }), signed: meta.signed, approved: meta.approved }}
          approval={approval}
          isSmall
        />
      ),
  };
  return [...firstColumns(t, isNarrow), ...(isNarrow ? [] : [signed]), state, ...(approval.isManager ? [approve] : [])];
}

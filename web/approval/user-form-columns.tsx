import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { UserFormRow } from '../../shared/user-forms/user-form.ts';
import { paths } from '../app/paths.ts';
import type { Column } from '../ui/data-table.tsx';
import { ApproveButton } from './approve-button.tsx';
import { PagesSignedRuler } from './pages-signed-ruler.tsx';
import { personName } from './person-name.ts';
import { TaxNumberState } from './tax-number-state.tsx';
import type { Approval } from './use-approval.ts';
import { useDateTime } from './use-date-time.ts';
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

/** The columns of a table of inductions; the last one only for those who may approve. */
export function useUserFormColumns(approval: Approval): Column<UserFormRow>[] {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const nameOf = ({ user }: UserFormRow) => personName(user) ?? t('approval.userForms.noName');
  const columns: Column<UserFormRow>[] = [
    {
      key: 'name',
      header: t('approval.userForms.person'),
      isSortable: true,
      cell: (form) => <Link to={paths.approvalOfUserForm(form._id)}>{nameOf(form)}</Link>,
    },
    { key: 'company', header: t('approval.userForms.company'), cell: ({ user }) => user.company || '—' },
    { key: 'taxNumber', header: t('approval.userForms.taxNumber'), cell: (form) => <TaxNumber form={form} /> },
    {
      key: 'pages',
      header: t('approval.userForms.pages'),
      isExtra: true,
      cell: ({ pagesSigned }) => <PagesSignedRuler pagesSigned={pagesSigned} />,
    },
    {
      key: 'signed',
      header: t('approval.userForms.signed'),
      isExtra: true,
      cell: ({ meta }) => (meta.signed === null ? '—' : dateTime(meta.signed)),
    },
    {
      key: 'state',
      header: t('approval.userForms.state'),
      cell: ({ meta }) => <UserFormStateTag state={userFormState(meta)} />,
    },
  ];
  if (!approval.isManager) return columns;
  const approvable = (form: UserFormRow) => ({
    _id: form._id,
    name: nameOf(form),
    signed: form.meta.signed,
    approved: form.meta.approved,
  });
  return [
    ...columns,
    {
      key: 'approval',
      header: t('approval.userForms.approval'),
      cell: (form) => <ApproveButton form={approvable(form)} approval={approval} isSmall />,
    },
  ];
}

import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/core/dates.ts';
import type { UserFormRow } from '../../../shared/user-forms/user-form.ts';
import type { ExportColumn } from '../../lists/export/export-lines.ts';
import { userFormState } from '../../lists/user-form-state.ts';

/** The columns of an induction in exports and on paper. */
export function useExportedColumns(): ExportColumn<UserFormRow>[] {
  const { t } = useTranslation();
  return [
    { key: 'lastName', header: t('approval.userForms.lastName'), value: ({ user }) => user.lastName },
    { key: 'firstName', header: t('approval.userForms.firstName'), value: ({ user }) => user.firstName },
    { key: 'company', header: t('approval.userForms.company'), value: ({ user }) => user.company },
    { key: 'taxNumber', header: t('approval.userForms.taxNumber'), value: ({ user }) => user.taxNumber },
    { key: 'form', header: t('approval.userForms.form'), value: ({ meta }) => meta.name },
    { key: 'started', header: t('approval.userForms.started'), value: ({ meta }) => formatDate(meta.created) },
    {
      key: 'signed',
      header: t('approval.userForms.signed'),
      value: ({ meta }) => (meta.signed === null ? '' : formatDate(meta.signed)),
    },
    {
      key: 'validUntil',
      header: t('approval.userForms.validUntil'),
      value: ({ meta }) => (meta.validUntil === null ? '' : formatDate(meta.validUntil)),
    },
    {
      key: 'state',
      header: t('approval.userForms.state'),
      value: ({ meta }) => t(`approval.state.${userFormState(meta)}`),
    },
  ];
}

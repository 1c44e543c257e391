import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermitForm } from '../../shared/permit-forms/permit-form.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { FormGate } from '../written-forms/form-gate.tsx';
import { usePermitForm } from './permit-form-queries.ts';

type PermitFormGateProps = {
  id: string;
  /** Whether to show the form as its author edits it, with its draft. */
  isEdited?: boolean;
  children: (form: PermitForm) => ReactNode;
};

/** Shows a permit form once it is loaded. */
export function PermitFormGate({ id, isEdited = false, children }: PermitFormGateProps) {
  const { t } = useTranslation();
  const back = { to: staffPaths.permitForms, label: t('permitForms.title') };
  return (
    <FormGate form={usePermitForm(id, isEdited)} title={t('permitForms.one')} back={back}>
      {children}
    </FormGate>
  );
}

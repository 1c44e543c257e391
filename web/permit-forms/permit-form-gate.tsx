import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermitForm } from '../../shared/permit-forms/permit-form.ts';
import { paths } from '../app/paths.ts';
import { FormGate } from '../form-editor/form-gate.tsx';
import { usePermitForm } from './permit-form-queries.ts';

type PermitFormGateProps = { id: string; children: (form: PermitForm) => ReactNode };

/** Shows a permit form once it is here. */
export function PermitFormGate({ id, children }: PermitFormGateProps) {
  const { t } = useTranslation();
  const back = { to: paths.permitForms, label: t('permitForms.title') };
  return (
    <FormGate form={usePermitForm(id)} title={t('permitForms.one')} back={back}>
      {children}
    </FormGate>
  );
}

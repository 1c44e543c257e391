import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InductionForm } from '../../shared/induction-forms/induction-form.ts';
import { paths } from '../app/paths.ts';
import { FormGate } from '../form-editor/form-gate.tsx';
import { useForm } from './induction-form-queries.ts';

type InductionFormGateProps = { id: string; children: (form: InductionForm) => ReactNode };

/** Shows an induction form once it is here. */
export function InductionFormGate({ id, children }: InductionFormGateProps) {
  const { t } = useTranslation();
  return (
    <FormGate form={useForm(id)} title={t('forms.one')} back={{ to: paths.forms, label: t('forms.title') }}>
      {children}
    </FormGate>
  );
}

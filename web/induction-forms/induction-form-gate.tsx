import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InductionForm } from '../../shared/induction-forms/induction-form.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { FormGate } from '../written-forms/form-gate.tsx';
import { useForm } from './induction-form-queries.ts';

type InductionFormGateProps = {
  id: string;
  /** Whether to show the form as its author edits it, with its draft. */
  isEdited?: boolean;
  children: (form: InductionForm) => ReactNode;
};

/** Shows an induction form once it is loaded. */
export function InductionFormGate({ id, isEdited = false, children }: InductionFormGateProps) {
  const { t } = useTranslation();
  return (
    <FormGate
      form={useForm(id, isEdited)}
      title={t('forms.one')}
      back={{ to: staffPaths.forms, label: t('forms.title') }}
    >
      {children}
    </FormGate>
  );
}

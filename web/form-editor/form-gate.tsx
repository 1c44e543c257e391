// <FormGate form={useForm(id)} title={…} back={…}>{(form) => …}</FormGate>: a form once it is here; until then that it is on its way, or why
// it did not come.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingPage } from '../lists/loading-page.tsx';

type FormGateProps<Form> = {
  form: UseQueryResult<Form>;
  /** Of the page while there is no form. */
  title: string;
  back: { to: string; label: string };
  children: (form: Form) => ReactNode;
};

export function FormGate<Form>({ form, title, back, children }: FormGateProps<Form>) {
  const { t } = useTranslation();
  const { data, error, refetch } = form;
  if (data !== undefined) return children(data);
  return <LoadingPage title={title} back={back} failedTitle={t('forms.loadFailed')} error={error} onRetry={refetch} />;
}

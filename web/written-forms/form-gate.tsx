// <FormGate form={useForm(id)} title={…} back={…}>{(form) => …}</FormGate> shows a form once it is loaded, a loading
// state before, and the error of a failed load.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingPage } from '../lists/list/loading-page.tsx';

type FormGateProps<Form> = {
  form: UseQueryResult<Form>;
  /** The page's title while no form is loaded. */
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

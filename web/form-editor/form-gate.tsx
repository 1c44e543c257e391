// <FormGate form={useForm(id)} title={…} back={…}>{(form) => …}</FormGate>: a form once it is here; until then that it is on its way, or why
// it did not come.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '../app/error-text.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

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
  return (
    <StaffPage title={title} back={back}>
      {error ? (
        <Alert kind="other" title={t('forms.loadFailed')} live="alert">
          <p>{errorText(t, error)}</p>
          {codeOf(error) !== 'forbidden' && (
            <Button variant="secondary" isSmall onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          )}
        </Alert>
      ) : (
        <Skeleton lines={6} label={t('common.loading')} />
      )}
    </StaffPage>
  );
}

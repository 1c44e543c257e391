import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InductionForm } from '../../shared/induction-forms/induction-form.ts';
import { codeOf, errorText } from '../app/error-text.ts';
import { paths } from '../app/paths.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useForm } from './induction-form-queries.ts';

type FormGateProps = { id: string; children: (form: InductionForm) => ReactNode };

/** Shows a form once it is here; until then that it is on its way, or why it did not come. */
export function FormGate({ id, children }: FormGateProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useForm(id);
  if (data) return children(data);
  return (
    <StaffPage title={t('forms.one')} back={{ to: paths.forms, label: t('forms.title') }}>
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

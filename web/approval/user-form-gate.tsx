import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { codeOf, errorText } from '../app/error-text.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { usePageAbove } from './use-page-above.ts';
import { useUserForm } from './approval-queries.ts';

type UserFormGateProps = { id: string; children: (userForm: UserForm) => ReactNode };

/** Shows an induction once it is here; until then that it is on its way, or why it did not come. */
export function UserFormGate({ id, children }: UserFormGateProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useUserForm(id);
  const above = usePageAbove(undefined);
  if (data) return children(data);
  return (
    <StaffPage title={t('approval.course.title')} back={above}>
      {error ? (
        <Alert kind="other" title={t('approval.loadFailed')} live="alert">
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

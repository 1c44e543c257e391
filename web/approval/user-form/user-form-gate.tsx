import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { LoadingPage } from '../../lists/list/loading-page.tsx';
import { usePageAbove } from '../review/use-page-above.ts';
import { useUserForm } from '../approval-queries.ts';

type UserFormGateProps = { id: string; children: (userForm: UserForm) => ReactNode };

/** Shows an induction once it is loaded; before that a skeleton, or the error. */
export function UserFormGate({ id, children }: UserFormGateProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useUserForm(id);
  const above = usePageAbove(undefined);
  if (data) return children(data);
  return (
    <LoadingPage
      title={t('approval.course.title')}
      back={above}
      failedTitle={t('approval.loadFailed')}
      error={error}
      onRetry={refetch}
    />
  );
}

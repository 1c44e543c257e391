import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { checkInApi } from '../../../shared/presence/check-in-api.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { AskedButton } from '../../ui/overlays/asked-button.tsx';
import { changeUserForm } from '../approval-queries.ts';

/** The phones that may note the worker at gates, and their end; nothing where there are none. */
export function PhonesPanel({ userForm: { _id, phones: count = 0 } }: { userForm: UserForm }) {
  const { t } = useTranslation();
  const mayEnd = useHasRole(checkInApi.endKeys.access.roles ?? []);
  const queryClient = useQueryClient();
  const ending = useMutation({
    mutationFn: () => call(checkInApi.endKeys, { params: { id: _id } }),
    onSuccess: () => changeUserForm(queryClient, _id, ({ phones: _phones, ...rest }) => rest),
  });
  if (count === 0) return null;
  return (
    <Panel title={t('approval.phones.title')}>
      <Stack gap={3} align="start">
        <p>{t('approval.phones.text', { count })}</p>
        {ending.error && <Alert kind="error" title={errorText(t, ending.error)} live="alert" />}
        {mayEnd && (
          <AskedButton
            label={t('approval.phones.end')}
            isBusy={ending.isPending}
            title={t('approval.phones.endTitle')}
            keepLabel={t('approval.phones.keep')}
            onConfirm={() => ending.mutate()}
          >
            {t('approval.phones.endText')}
          </AskedButton>
        )}
      </Stack>
    </Panel>
  );
}

// <HeldStarts forms={forms} />: of these forms those whose starts wait today, each with the press that lets them go on.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionForm, InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { call } from '../app/api/call.ts';
import { errorText } from '../app/api/error-text.ts';
import { useHasRole } from '../app/session/use-has-role.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import styles from './held-starts.module.css';
import { changeRows } from './list/list-cache.ts';

type Form = Pick<InductionFormRow, '_id' | 'meta' | 'startsHeld'>;

/** Lets starts go on, and shows it wherever the form is shown. */
function useRelease() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(inductionFormApi.releaseStarts, { params: { id } }),
    onSuccess: (form) => {
      const key = ['induction-form', form._id];
      queryClient.setQueryData<InductionForm>(key, form);
      queryClient.setQueryData<InductionForm>(
        [...key, 'edited'],
        (edited) => edited && { ...edited, startsHeld: false },
      );
      changeRows<InductionFormRow>(queryClient, ['list'], (row) =>
        row._id === form._id ? { ...row, startsHeld: false } : row,
      );
      return queryClient.invalidateQueries({ queryKey: ['waiting-forms'] });
    },
  });
}

export function HeldStarts({ forms }: { forms: readonly Form[] }) {
  const { t } = useTranslation();
  const mayRelease = useHasRole(inductionFormApi.releaseStarts.access.roles ?? []);
  const release = useRelease();
  const held = forms.filter(({ startsHeld }) => startsHeld);
  if (held.length === 0 && !release.data && !release.error) return null;
  return (
    <Stack gap={2}>
      {held.map(({ _id, meta }) => (
        <Alert key={_id} kind="other" title={t('heldStarts.title', { name: meta.name })}>
          <p>{t('heldStarts.text')}</p>
          {mayRelease && (
            <p className={styles.act}>
              <Button
                isSmall
                isBusy={release.isPending && release.variables === _id}
                onClick={() => release.mutate(_id)}
              >
                <span>
                  {t('heldStarts.release')}
                  <VisuallyHidden>: {meta.name}</VisuallyHidden>
                </span>
              </Button>
            </p>
          )}
        </Alert>
      ))}
      {release.error && (
        <Alert kind="error" live="alert">
          {errorText(t, release.error)}
        </Alert>
      )}
      {release.data && (
        <Alert kind="success" live="status">
          {t('heldStarts.released', { name: release.data.meta.name })}
        </Alert>
      )}
    </Stack>
  );
}

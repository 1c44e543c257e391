import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate, localDate } from '../../../shared/core/dates.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import type { AskedRenewal, InductionForm } from '../../../shared/induction-forms/induction-form.ts';
import { REASON_CHARACTERS } from '../../../shared/induction-forms/induction-form-limits.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { TypedDialog } from '../../editing/typed-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { exampleDay } from '../../ui/fields/example-day.ts';
import { readDay } from '../../ui/fields/read-day.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { putForm } from '../list/form-list-cache.ts';
import { bodyOf, savedFormOf } from './induction-settings.ts';

const MONTH_DAYS = 30;

/** Changes the demand of the form as it is published; a draft of it stays as it is. */
function useDemand(formId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (renewal: AskedRenewal | null) => {
      const published = await call(inductionFormApi.get, { params: { id: formId }, query: {} });
      const body = { ...bodyOf(savedFormOf(published)), renewal };
      return call(inductionFormApi.update, { params: { id: formId }, body });
    },
    onSuccess: (form) => {
      putForm(queryClient, form);
      onDone();
    },
  });
}

type Standing = { form: InductionForm; isBusy: boolean; onTakeBack: () => void };

/** The demand that stands, and how many are still to renew. */
function StandingDemand({ form: { _id, renewalAsked, meta }, isBusy, onTakeBack }: Standing) {
  const { t } = useTranslation();
  if (!renewalAsked) return null;
  const { at, reason, by, toRenew } = renewalAsked;
  const count = `${toRenew.count}${toRenew.isMore ? '+' : ''}`;
  return (
    <Alert kind="info" title={t('forms.renewal.standing', { date: formatDate(at) })}>
      <Stack gap={2}>
        <p>{reason}</p>
        {by && <p>{t('forms.renewal.until', { date: formatDate(by) })}</p>}
        <p>
          <Link to={staffPaths.approvalOfForm(_id, { state: 'renewal' })}>
            {t('forms.renewal.left', { count: toRenew.count, shown: count })}
          </Link>
        </p>
        <Button variant="secondary" isSmall isBusy={isBusy} disabled={meta.archived} onClick={onTakeBack}>
          {t('forms.renewal.takeBack')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** Demands that inductions of older versions be renewed, telling first how many it concerns; shows the demand that stands. */
export function RenewalDialog({ form, onClose }: { form: InductionForm; onClose: () => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [today] = useState(() => localDate(new Date()));
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useDemand(form._id, onClose);
  const by = readDay(typed);
  const isDayWrong = by === undefined || (by !== '' && by < today);
  const isReasonMissing = reason.trim() === '';
  const submit = () => {
    setChecked(true);
    if (isReasonMissing) document.getElementById('renewal-reason')?.focus();
    else if (isDayWrong) document.getElementById('renewal-by')?.focus();
    else mutate({ reason: reason.trim(), by: by || null });
  };
  return (
    <TypedDialog
      isForm
      isTyped={reason !== '' || typed !== ''}
      onClose={onClose}
      title={t('forms.renewal.title')}
      actions={(leave) => (
        <>
          <Button variant="secondary" onClick={leave}>
            {t('common.cancel')}
          </Button>
          <Button isBusy={isPending} onClick={submit}>
            {t('forms.renewal.confirm')}
          </Button>
        </>
      )}
    >
      <Stack gap={4}>
        {error && (
          <Alert kind="error" title={t('forms.renewal.failed')} live="alert">
            <p>{errorText(t, error)}</p>
          </Alert>
        )}
        <StandingDemand form={form} isBusy={isPending} onTakeBack={() => mutate(null)} />
        <p>{t('forms.renewal.effect')}</p>
        <p>
          <strong>{t('forms.renewal.concerns', { count: form.begunOf.olderVersions })}</strong>
        </p>
        {form.unpublished && <p>{t('forms.renewal.draft')}</p>}
        <TextArea
          id="renewal-reason"
          label={t('forms.renewal.reason')}
          hint={t('forms.renewal.reasonHint')}
          error={isChecked && isReasonMissing ? t('forms.renewal.reasonMissing') : undefined}
          maxLength={REASON_CHARACTERS}
          value={reason}
          onChange={setReason}
        />
        <DayField
          id="renewal-by"
          label={t('forms.renewal.by')}
          isOptional
          error={isChecked && isDayWrong ? t('forms.renewal.byWrong', { day: exampleDay(MONTH_DAYS) }) : undefined}
          typed={typed}
          onTyped={setTyped}
        />
        <p>{t('forms.renewal.byNote')}</p>
      </Stack>
    </TypedDialog>
  );
}

import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../shared/core/endpoint.ts';
import type { dataDeskApi } from '../../../shared/data-desk/data-desk-api.ts';
import { PERIOD_BOUNDS, type Periods } from '../../../shared/data-desk/retention-rules.ts';
import { LIST_YEARS } from '../../../shared/data-desk/site-clock.ts';
import { errorText } from '../../app/api/error-text.ts';
import { TypedDialog } from '../../editing/typed-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useSaveRetention } from '../data-desk-queries.ts';
import { PERIOD_UNITS } from './period-units.ts';

const FORM = 'retention-periods';
type Typed = Record<keyof Periods, string>;

const typedOf = (periods: Periods): Typed => ({
  unfinishedDays: String(periods.unfinishedDays),
  cardPictureMonths: String(periods.cardPictureMonths),
  inductionYears: String(periods.inductionYears),
  permitAddressMonths: String(periods.permitAddressMonths),
  permitYears: String(periods.permitYears),
});

function isWithin(name: keyof Periods, typed: string): boolean {
  const [least, most] = PERIOD_BOUNDS[name];
  return /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
}

type Props = { retention: Reply<typeof dataDeskApi.retention>; onClose: () => void };

/** Sets for how long the company keeps things, within the bounds; the time of the list of workers is the law's. */
export function PeriodsDialog({ retention, onClose }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(() => typedOf(retention.periods));
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSaveRetention();
  const wrong = PERIOD_UNITS.find(({ name }) => !isWithin(name, typed[name]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (wrong) document.getElementById(`period-${wrong.name}`)?.focus();
    else if (!isPending) {
      const periods = Object.fromEntries(PERIOD_UNITS.map(({ name }) => [name, Number(typed[name])])) as Periods;
      mutate({ periods, version: retention.version }, { onSuccess: onClose });
    }
  };
  const isTyped = PERIOD_UNITS.some(({ name }) => typed[name] !== String(retention.periods[name]));
  const actions = (leave: () => void) => (
    <>
      <Button variant="secondary" onClick={leave}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form={FORM} isBusy={isPending}>
        {t('dataDesk.retention.save')}
      </Button>
    </>
  );
  return (
    <TypedDialog isForm isTyped={isTyped} onClose={onClose} title={t('dataDesk.retention.set')} actions={actions}>
      <Stack as="form" id={FORM} gap={4} onSubmit={submit} noValidate>
        {error && (
          <Alert kind="error" live="alert">
            <p>{errorText(t, error)}</p>
          </Alert>
        )}
        <p>{t('dataDesk.retention.about', { count: LIST_YEARS })}</p>
        {PERIOD_UNITS.map(({ name, unit }) => {
          const [least, most] = PERIOD_BOUNDS[name];
          const bounds = { least, most };
          return (
            <TextField
              key={name}
              id={`period-${name}`}
              inputMode="numeric"
              label={t(`dataDesk.period.${name}`)}
              hint={t(`dataDesk.bounds.${unit}`, bounds)}
              error={isChecked && !isWithin(name, typed[name]) ? t('dataDesk.retention.outside', bounds) : undefined}
              autoComplete="off"
              value={typed[name]}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
            />
          );
        })}
      </Stack>
    </TypedDialog>
  );
}

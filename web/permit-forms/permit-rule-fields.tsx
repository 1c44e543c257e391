import { useTranslation } from 'react-i18next';
import { LEAST_WATCH_EVERY, MOST_WATCH_EVERY, MOST_WATCH_MINUTES } from '../../shared/content/forms/watch-limits.ts';
import { usePlaceErrors } from '../form-editor/checks/place-errors.ts';
import { useChangeSettings, useSettings } from '../form-editor/inspector/settings.ts';
import { Tick } from '../form-editor/inspector/tick.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import type { PermitFormSettings } from './permit-form-settings.ts';

const LONGEST_NUMBER = 4;

function MinutesField({ name, hint, wrong }: { name: 'watchMinutes' | 'watchEvery'; hint: string; wrong: string }) {
  const { t } = useTranslation();
  const settings = useSettings<PermitFormSettings>();
  const change = useChangeSettings<PermitFormSettings>();
  const error = usePlaceErrors('@form')(name);
  const value = settings[name];
  return (
    <TextField
      id={`@form-${name}`}
      label={t(`permitForms.rules.${name}`)}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={value === 0 ? '' : String(value)}
      error={error === undefined ? undefined : wrong}
      onChange={(text) => {
        const minutes = Number(text.replaceAll(/\D/g, '').slice(0, LONGEST_NUMBER));
        change((before) => ({ ...before, [name]: minutes }), name);
      }}
    />
  );
}

const FLAGS = ['needsInduction', 'needsApprovedCards', 'forbidsOwnGrant'] as const;

/** What the form demands of its permits: the watch after the work, and the people. */
export function PermitRuleFields() {
  const { t } = useTranslation();
  const settings = useSettings<PermitFormSettings>();
  const change = useChangeSettings<PermitFormSettings>();
  return (
    <>
      <MinutesField
        name="watchMinutes"
        hint={t('permitForms.rules.watchMinutesHint')}
        wrong={t('permitForms.rules.watchMinutesWrong', { most: MOST_WATCH_MINUTES })}
      />
      {settings.watchMinutes > 0 && (
        <MinutesField
          name="watchEvery"
          hint={t('permitForms.rules.watchEveryHint', { least: LEAST_WATCH_EVERY, most: MOST_WATCH_EVERY })}
          wrong={t('permitForms.rules.watchEveryHint', { least: LEAST_WATCH_EVERY, most: MOST_WATCH_EVERY })}
        />
      )}
      {FLAGS.map((name) => (
        <Tick
          key={name}
          id={`@form-${name}`}
          label={t(`permitForms.rules.${name}`)}
          isTicked={settings[name]}
          onChange={(isTicked) => change((before) => ({ ...before, [name]: isTicked }))}
        />
      ))}
    </>
  );
}

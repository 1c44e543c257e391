import type { ComponentType } from 'react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../../shared/core/errors.ts';
import { PERMIT_FACTS, type PermitFact } from '../../../shared/permits/permit-facts.ts';
import { DESCRIPTION_CHARACTERS, NAME_CHARACTERS } from '../../../shared/permits/permit-limits.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { DateChoice } from '../../content/fields/dates/date-choice.tsx';
import { TimeChoice } from '../../content/fields/dates/time-choice.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './facts-form.module.css';
import type { Facts } from './permit-edits.ts';
import type { ZonesFieldProps } from '../zones/zones-field.tsx';

export function factId(name: PermitFact): string {
  return `fact-${name}`;
}

/** The error message of a fact. */
export function useFactIssue(): (issue: Issue) => string {
  const { t } = useTranslation();
  return ({ path, code }) => {
    if (code === 'end_before_start') return t('issues.end_before_start');
    const name = PERMIT_FACTS.find((each) => each === path);
    return name ? t(`permits.facts.${name}Missing`) : t('issues.invalid_value');
  };
}

type FactsFormProps = {
  permit: Permit;
  issues: readonly Issue[];
  onChange: <F extends PermitFact>(name: F, value: Facts[F]) => void;
  /** Chooses among the zones of the site; a trial has no site. */
  Zones: ComponentType<ZonesFieldProps> | undefined;
};

/** Page 0 of a permit: its purpose and its validity period. */
export function FactsForm({ permit, issues, onChange, Zones }: FactsFormProps) {
  const { t } = useTranslation();
  const words = useFactIssue();
  const errorOf = (name: PermitFact) => {
    const issue = issues.find(({ path }) => path === name);
    return issue && words(issue);
  };
  const group = (name: PermitFact) => ({
    id: factId(name),
    label: t(`permits.facts.${name}`),
    help: '',
    isOptional: false,
    error: errorOf(name),
  });
  const dayOf = (name: 'startDate' | 'endTime') => ({
    date: permit[name] ?? '',
    onDate: (date: string) => onChange(name, date === '' ? null : date),
  });
  const timeOf = (name: 'dailyStartTime' | 'dailyEndTime') => ({
    time: permit[name],
    onTime: (time: string) => onChange(name, time),
  });
  const fields: Readonly<Record<PermitFact, ReactNode>> = {
    name: (
      <TextField
        id={factId('name')}
        label={t('permits.facts.name')}
        hint={t('permits.facts.nameHint')}
        maxLength={NAME_CHARACTERS}
        value={permit.name}
        error={errorOf('name')}
        onChange={(value) => onChange('name', value)}
      />
    ),
    description: (
      <TextArea
        id={factId('description')}
        label={t('permits.facts.description')}
        hint={t('permits.facts.descriptionHint')}
        maxLength={DESCRIPTION_CHARACTERS}
        value={permit.description}
        error={errorOf('description')}
        onChange={(value) => onChange('description', value)}
      />
    ),
    zones: Zones && (
      <Zones
        id={factId('zones')}
        permit={permit}
        error={errorOf('zones')}
        onChange={(zones) => onChange('zones', zones)}
      />
    ),
    startDate: <DateChoice {...group('startDate')} {...dayOf('startDate')} />,
    endTime: <DateChoice {...group('endTime')} {...dayOf('endTime')} />,
    dailyStartTime: <TimeChoice {...group('dailyStartTime')} {...timeOf('dailyStartTime')} />,
    dailyEndTime: <TimeChoice {...group('dailyEndTime')} {...timeOf('dailyEndTime')} />,
  };
  const { name, description, zones, ...times } = fields;
  return (
    <Stack gap={5}>
      {name}
      {description}
      {zones}
      <Times fields={times} />
    </Stack>
  );
}

function Times({ fields }: { fields: Readonly<Record<string, ReactNode>> }) {
  return (
    <div className={styles.pair}>
      {Object.entries(fields).map(([key, field]) => (
        <Fragment key={key}>{field}</Fragment>
      ))}
    </div>
  );
}

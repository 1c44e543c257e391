import { useTranslation } from 'react-i18next';
import type { Issue } from '../../shared/core/errors.ts';
import type { Permit } from '../../shared/permits/permit.ts';
import { DateChoice } from '../content/fields/date-choice.tsx';
import { TimeChoice } from '../content/fields/time-choice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './facts-form.module.css';
import type { FactName, Facts } from './permit-edits.ts';

const FACT_KEYS = {
  name: 'nameMissing',
  description: 'descriptionMissing',
  startDate: 'startMissing',
  endTime: 'endMissing',
  dailyStartTime: 'fromMissing',
  dailyEndTime: 'untilMissing',
} as const satisfies Record<FactName, string>;

export function factId(name: FactName): string {
  return `fact-${name}`;
}

/** What is wrong with a fact, in words. */
export function useFactIssue(): (issue: Issue) => string {
  const { t } = useTranslation();
  return ({ path, code }) => {
    if (code === 'end_before_start') return t('issues.end_before_start');
    const key = Object.hasOwn(FACT_KEYS, path) ? FACT_KEYS[path as FactName] : undefined;
    return key ? t(`permits.facts.${key}`) : t('issues.invalid_value');
  };
}

type FactsFormProps = {
  permit: Permit;
  issues: readonly Issue[];
  onChange: <F extends FactName>(name: F, value: Facts[F]) => void;
};

/** Page 0 of a permit: what it is, and from when to when it is good. */
export function FactsForm({ permit, issues, onChange }: FactsFormProps) {
  const { t } = useTranslation();
  const words = useFactIssue();
  const errorOf = (name: FactName) => {
    const issue = issues.find(({ path }) => path === name);
    return issue && words(issue);
  };
  const group = (name: FactName) => ({ id: factId(name), isOptional: false, error: errorOf(name) });
  return (
    <div className={styles.facts}>
      <TextField
        id={factId('name')}
        label={t('permits.facts.name')}
        hint={t('permits.facts.nameHint')}
        maxLength={200}
        value={permit.name}
        error={errorOf('name')}
        onChange={(value) => onChange('name', value)}
      />
      <TextArea
        id={factId('description')}
        label={t('permits.facts.description')}
        hint={t('permits.facts.descriptionHint')}
        maxLength={4000}
        value={permit.description}
        error={errorOf('description')}
        onChange={(value) => onChange('description', value)}
      />
      <div className={styles.pair}>
        <DateChoice
          {...group('startDate')}
          label={t('permits.facts.start')}
          help=""
          date={permit.startDate ?? ''}
          onDate={(date) => onChange('startDate', date === '' ? null : date)}
        />
        <DateChoice
          {...group('endTime')}
          label={t('permits.facts.end')}
          help=""
          date={permit.endTime ?? ''}
          onDate={(date) => onChange('endTime', date === '' ? null : date)}
        />
        <TimeChoice
          {...group('dailyStartTime')}
          label={t('permits.facts.from')}
          help=""
          time={permit.dailyStartTime}
          onTime={(time) => onChange('dailyStartTime', time)}
        />
        <TimeChoice
          {...group('dailyEndTime')}
          label={t('permits.facts.until')}
          help=""
          time={permit.dailyEndTime}
          onTime={(time) => onChange('dailyEndTime', time)}
        />
      </div>
    </div>
  );
}

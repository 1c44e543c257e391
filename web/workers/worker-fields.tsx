import { useTranslation } from 'react-i18next';
import {
  COMPANY_CHARACTERS,
  CONTACT_CHARACTERS,
  NAME_CHARACTERS,
  NUMBER_CHARACTERS,
} from '../../shared/user-forms/person-limits.ts';
import { CheckboxRow } from '../ui/fields/boxes/checkbox-row.tsx';
import { DayField } from '../ui/fields/day-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import type { Faults } from './use-worker-form.ts';
import type { TypedWorker } from './typed-worker.ts';
import styles from './workers.module.css';

const TEXTS = [
  ['lastName', NAME_CHARACTERS],
  ['firstName', NAME_CHARACTERS],
  ['birthday', NUMBER_CHARACTERS],
  ['taxNumber', NUMBER_CHARACTERS],
  ['employer', COMPANY_CHARACTERS],
  ['businessId', NUMBER_CHARACTERS],
] as const;

type WorkerFieldsProps = {
  id: string;
  typed: TypedWorker;
  faults: Faults;
  onChange: (change: Partial<TypedWorker>) => void;
};

/** What the list holds of a worker, in the order of the law. */
export function WorkerFields({ id, typed, faults, onChange }: WorkerFieldsProps) {
  const { t } = useTranslation();
  const field = (path: string) => ({ id: `${id}-${path}`, error: faults[path], autoComplete: 'off' });
  const { representative } = typed;
  return (
    <>
      <div className={styles.pairs}>
        {TEXTS.map(([name, maxLength]) => (
          <TextField
            key={name}
            {...field(name)}
            label={t(`workers.${name}`)}
            maxLength={maxLength}
            value={typed[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        {(['startDate', 'endDate'] as const).map((name) => (
          <DayField
            key={name}
            {...field(name)}
            label={t(`workers.${name}`)}
            isOptional
            typed={typed[name]}
            onTyped={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      {(['isSelfEmployed', 'isPosted'] as const).map((name) => (
        <CheckboxRow
          key={name}
          id={`${id}-${name}`}
          label={t(`workers.${name}`)}
          isChecked={typed[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {typed.isPosted && (
        <div className={styles.pairs}>
          {(['name', 'contact'] as const).map((name) => (
            <TextField
              key={name}
              {...field(`representative.${name}`)}
              label={t(`workers.representative.${name}`)}
              maxLength={CONTACT_CHARACTERS}
              value={representative[name]}
              onChange={(value) => onChange({ representative: { ...representative, [name]: value } })}
            />
          ))}
        </div>
      )}
    </>
  );
}

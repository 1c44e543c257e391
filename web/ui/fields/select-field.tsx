// <SelectField id="type" label={t('…')} value={type} onChange={setType} options={[{ value: 'a', label: 'A' }]} />: the phone's own picker.
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { describe, Field, type FieldTexts } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './select-field.module.css';

export type SelectOption = { value: string; label: string };

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'className' | 'style' | 'onChange' | 'id' | 'value' | 'children'> & {
    value: string;
    onChange: (value: string) => void;
    options: readonly SelectOption[];
    /** The label of the first option, with an empty value, for "nothing chosen yet". */
    emptyLabel?: string;
  };

export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, isOptional = false, onChange, options, emptyLabel, ...native } = props;
  const texts = { id, label, hint, error, isOptional };
  return (
    <Field texts={texts}>
      <select
        {...native}
        {...describe(texts)}
        className={classNames(fieldStyles.input, styles.select)}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

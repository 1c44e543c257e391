import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { FieldNotes } from '../../ui/fields/field.tsx';
import type { SelectOption } from '../../ui/fields/select-field.tsx';
import fieldStyles from '../../ui/fields/field.module.css';
import styles from './choice-group.module.css';

export type ChoiceGroupProps = {
  /** The id of the first control, which error summaries link to. */
  id: string;
  label: ReactNode;
  help: ReactNode;
  isOptional: boolean;
  error: string | undefined;
  /** Whether the answer is one of the controls, instead of all together. */
  isRadioGroup?: boolean;
  children: ReactNode;
};

/** Several controls that form one answer under one label. */
export function ChoiceGroup({ id, label, help, isOptional, error, isRadioGroup, children }: ChoiceGroupProps) {
  const { t } = useTranslation();
  const notes = [help && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      role={isRadioGroup ? 'radiogroup' : undefined}
      aria-required={isRadioGroup ? !isOptional : undefined}
      aria-invalid={(isRadioGroup && error !== undefined) || undefined}
      className={classNames(styles.group, error !== undefined && fieldStyles.broken)}
      aria-describedby={notes || undefined}
    >
      <legend className={fieldStyles.label}>
        {label}
        {isOptional && <span className={fieldStyles.optional}> {t('common.optional')}</span>}
      </legend>
      <FieldNotes id={id} hint={help || undefined} error={error} />
      {children}
    </fieldset>
  );
}

/** The options of a select; with a dash while nothing is selected. */
export function optionsOf(values: readonly string[], chosen: string): SelectOption[] {
  const options = values.map((value) => ({ value, label: value }));
  return chosen === '' ? [{ value: '', label: '–' }, ...options] : options;
}

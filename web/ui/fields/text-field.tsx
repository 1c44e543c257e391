// <TextField id="firstName" label={t('…')} value={name} onChange={setName} autoComplete="given-name" error={error} />
import type { ComponentProps, ReactNode } from 'react';
import { describe, Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'onChange' | 'id' | 'value'> & {
    value: string;
    onChange: (value: string) => void;
    /** Rendered after the input: suggestions, a count. */
    after?: ReactNode;
  };

export function TextField({ id, label, hint, error, isOptional = false, onChange, after, ...native }: TextFieldProps) {
  const texts = { id, label, hint, error, isOptional };
  return (
    <Field texts={texts}>
      <input
        type="text"
        {...native}
        {...describe(texts)}
        className={styles.input}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {after}
    </Field>
  );
}

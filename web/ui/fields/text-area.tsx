// <TextArea id="reason" label={t('…')} value={reason} onChange={setReason} /> grows with its text where the browser can.
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { describe, Field, type FieldTexts } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './text-area.module.css';

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'onChange' | 'id' | 'value'> & {
    value: string;
    onChange: (value: string) => void;
  };

export function TextArea({ id, label, hint, error, isOptional = false, onChange, ...native }: TextAreaProps) {
  const texts = { id, label, hint, error, isOptional };
  return (
    <Field texts={texts}>
      <textarea
        rows={4}
        {...native}
        {...describe(texts)}
        className={classNames(fieldStyles.input, styles.area)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

// The frame of every field: label, hint, error and their wiring. The field components beside it use it; screens use those components.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export type FieldTexts = {
  /** The DOM id: error summaries link to it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The error message, the same as in the summary. */
  error?: string | undefined;
  /** Adds "(vapaaehtoinen)" to the label; other fields count as required. */
  isOptional?: boolean;
};

type Described = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

export function describe({ id, hint, error }: FieldTexts): Described {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

type FieldNotesProps = Pick<FieldTexts, 'id' | 'hint' | 'error'> & {
  /** Announces the error when it appears. */
  isLive?: boolean;
};

export function FieldNotes({ id, hint, error, isLive = false }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role={isLive ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </>
  );
}

export function Field({ texts, children }: { texts: FieldTexts; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={classNames(styles.field, texts.error !== undefined && styles.broken)}>
      <label htmlFor={texts.id} className={styles.label}>
        {texts.label}
        {texts.isOptional && <span className={styles.optional}> {t('common.optional')}</span>}
      </label>
      <FieldNotes id={texts.id} hint={texts.hint} error={texts.error} />
      {children}
    </div>
  );
}

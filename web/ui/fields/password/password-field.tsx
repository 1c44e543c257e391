// <PasswordField id="password" label={t('…')} value={password} onChange={setPassword} autoComplete="current-password" />
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../class-names.ts';
import { describe, Field } from '../field.tsx';
import fieldStyles from '../field.module.css';
import { EyeIcon, EyeOffIcon } from '../../icons.tsx';
import styles from './password-field.module.css';
import type { TextFieldProps } from '../text-field.tsx';

export function PasswordField({
  id,
  label,
  hint,
  error,
  isOptional = false,
  onChange,
  after,
  ...native
}: TextFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const texts = { id, label, hint, error, isOptional };
  return (
    <Field texts={texts}>
      <div className={styles.pair}>
        <input
          {...native}
          {...describe(texts)}
          type={isShown ? 'text' : 'password'}
          className={classNames(fieldStyles.input, styles.input)}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button type="button" className={styles.toggle} aria-controls={id} onClick={() => setShown(!isShown)}>
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
          {isShown ? t('common.hidePassword') : t('common.showPassword')}
        </button>
      </div>
      {after}
    </Field>
  );
}

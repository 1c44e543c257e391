import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/fields/text-field.tsx';

type CodeFieldProps = {
  id: string;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
};

export const CODE_DIGITS = 6;

/** The six digits that the authenticator shows; phones and password managers fill them in. */
export function CodeField({ id, value, onChange, error, hint }: CodeFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      id={id}
      label={t('secondFactor.code')}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      // With the space that some apps show between the threes.
      maxLength={CODE_DIGITS + 1}
      value={value}
      onChange={(typed) => onChange(typed.replace(/[^\d ]/g, ''))}
      error={error}
    />
  );
}

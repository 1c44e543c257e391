// const { field, isBusy, submit } = useCodeEntry('code', open); <CodeField {...field} />
import { useTranslation } from 'react-i18next';
import { TextField } from '../text-field.tsx';

/** Room for spaces and dashes in a pasted code. */
const MAX_CHARACTERS = 20;

type CodeFieldProps = { id: string; value: string; error: string | undefined; onChange: (value: string) => void };

/** The field of a sent code; a single one, so that the phone offers the code and every way of pasting works. */
export function CodeField(props: CodeFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      label={t('codes.label')}
      hint={t('codes.hint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={MAX_CHARACTERS}
    />
  );
}

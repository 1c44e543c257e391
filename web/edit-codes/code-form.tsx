import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../app/api/error-text.ts';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/fields/codes/code-field.tsx';
import { useCodeEntry } from '../ui/fields/codes/use-code-entry.ts';
import styles from './code-page.module.css';
import type { CodeWay } from './code-way.ts';

const ID = 'code';

type CodeFormProps = {
  way: CodeWay;
  /** Whether the form replaces the pressed button, and so takes its focus. */
  takesFocus: boolean;
  onOpen: (address: string) => void;
};

/** A form for the sent code. */
export function CodeForm({ way, takesFocus, onOpen }: CodeFormProps) {
  const { t } = useTranslation();
  const { field, isBusy, submit } = useCodeEntry(ID, async (code) => {
    try {
      onOpen(await way.open(code));
      return undefined;
    } catch (failure) {
      return errorText(t, failure);
    }
  });
  useEffect(() => {
    if (takesFocus) document.getElementById(ID)?.focus();
  }, [takesFocus]);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.code}>
        <CodeField {...field} />
      </div>
      <Button type="submit" wide isBusy={isBusy}>
        {t(isBusy ? 'codes.busy' : 'common.continue')}
      </Button>
    </form>
  );
}

import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { Panel } from '../ui/panel.tsx';
import type { useOwnSave } from './use-own-save.ts';
import styles from './users.module.css';

type OwnPartProps = {
  title: string;
  saving: ReturnType<typeof useOwnSave>;
  submitLabel: string;
  savedText: string;
  /** Whether something in it is typed and not saved. */
  isDirty: boolean;
  onSubmit: () => void;
  children: ReactNode;
  /** Beside the button. */
  more?: ReactNode;
};

/** A part of one's own details that is saved by itself. */
export function OwnPart({ title, saving, submitLabel, savedText, isDirty, onSubmit, children, more }: OwnPartProps) {
  const { t } = useTranslation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Panel title={title}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {saving.failure && (
          <Alert key={saving.failure.attempt} kind="other" title={t('myUser.failed')} live="alert">
            {saving.failure.text}
          </Alert>
        )}
        {children}
        <div className={styles.buttons}>
          <Button type="submit" isBusy={saving.isBusy}>
            {submitLabel}
          </Button>
          {more}
          <output key={saving.savedCount} className={styles.state}>
            {saving.savedCount > 0 && savedText}
          </output>
        </div>
      </form>
      <LeaveGuard isOn={isDirty} />
    </Panel>
  );
}

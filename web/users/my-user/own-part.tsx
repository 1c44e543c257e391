import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../ui/feedback/failure-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LeaveGuard } from '../../editing/leave-guard.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { useOwnSave } from './use-own-save.ts';
import { Row } from '../../ui/layout/row.tsx';
import styles from '../users.module.css';

type OwnPartProps = {
  title: string;
  saving: ReturnType<typeof useOwnSave>;
  submitLabel: string;
  savedText: string;
  /** Whether it has unsaved input. */
  isDirty: boolean;
  onSubmit: () => void;
  children: ReactNode;
  /** Shown beside the button. */
  more?: ReactNode;
};

/** A part of one's own details with its own save. */
export function OwnPart({ title, saving, submitLabel, savedText, isDirty, onSubmit, children, more }: OwnPartProps) {
  const { t } = useTranslation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Panel title={title}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <FailureAlert failure={saving.failure} title={t('myUser.failed')} />
        {children}
        <Row gap={2} across={4} align="center">
          <Button type="submit" isBusy={saving.isBusy}>
            {submitLabel}
          </Button>
          {more}
          <output className={styles.state}>{saving.isSaved && savedText}</output>
        </Row>
      </form>
      <LeaveGuard isOn={isDirty} />
    </Panel>
  );
}

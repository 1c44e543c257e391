import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDraftMark } from '../../../shared/content/forms/form-draft.ts';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import styles from './saving.module.css';
import type { Saving } from './use-saving.ts';

type UnpublishedNoteProps = { mark: FormDraftMark; saving: Saving<unknown> };

/** Tells that the open form is a draft, who saved it, and whether the published form has changed since; discards it on request. */
export function UnpublishedNote({ mark, saving }: UnpublishedNoteProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { savedAt, savedBy, isOutdated } = mark;
  const words = { name: savedBy.name, date: formatDate(savedAt), time: formatTime(savedAt) };
  const discard = () => {
    setAsked(false);
    void saving.discardDraft(t('editor.unpublished.discarded'));
  };
  return (
    <Alert kind={isOutdated ? 'other' : 'info'} title={t('editor.unpublished.title')}>
      <div className={styles.unpublished}>
        <p>
          {t('editor.unpublished.text', words)}
          {isOutdated && ` ${t('editor.unpublished.outdated')}`}
        </p>
        <Button isSmall variant="secondary" onClick={() => setAsked(true)}>
          {t('editor.unpublished.discard')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        isDangerous
        title={t('editor.unpublished.discardTitle')}
        confirmLabel={t('editor.unpublished.discard')}
        cancelLabel={t('editor.unpublished.keep')}
        onConfirm={discard}
        onCancel={() => setAsked(false)}
      >
        {t('editor.unpublished.discardText')}
      </ConfirmDialog>
    </Alert>
  );
}

import { useTranslation } from 'react-i18next';
import type { FormDraftMark } from '../../../shared/content/forms/form-draft.ts';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { AskedButton } from '../../ui/overlays/asked-button.tsx';
import styles from './saving.module.css';
import type { Saving } from './use-saving.ts';

type UnpublishedNoteProps = { mark: FormDraftMark; saving: Saving<unknown> };

/** Tells that the open form is a draft, who saved it, and whether the published form has changed since; discards it on request. */
export function UnpublishedNote({ mark, saving }: UnpublishedNoteProps) {
  const { t } = useTranslation();
  const { savedAt, savedBy, isOutdated } = mark;
  const words = { name: savedBy.name, date: formatDate(savedAt), time: formatTime(savedAt) };
  return (
    <Alert kind={isOutdated ? 'other' : 'info'} title={t('editor.unpublished.title')}>
      <div className={styles.unpublished}>
        <p>
          {t('editor.unpublished.text', words)}
          {isOutdated && ` ${t('editor.unpublished.outdated')}`}
        </p>
        <AskedButton
          label={t('editor.unpublished.discard')}
          isSmall
          title={t('editor.unpublished.discardTitle')}
          keepLabel={t('editor.unpublished.keep')}
          onConfirm={() => void saving.discardDraft(t('editor.unpublished.discarded'))}
        >
          {t('editor.unpublished.discardText')}
        </AskedButton>
      </div>
    </Alert>
  );
}

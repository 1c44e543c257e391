import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { authorWords } from '../checks/author-words.ts';
import styles from './saving.module.css';
import { useGoTo } from '../pages/go-to.ts';
import type { LocalDraft } from './local-draft.ts';
import { usePageName } from '../pages/page-name.ts';
import type { Saving } from './use-saving.ts';

/** Why a save was refused, with a link to each issue. */
export function SaveRefusal({ saving }: { saving: Saving<unknown> }) {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const pageName = usePageName();
  const { outcome } = saving;
  if (outcome?.kind === 'failed') {
    return (
      <Alert kind="error" title={t('editor.notSaved')} live="alert">
        <p>{errorText(t, outcome.error)}</p>
        <p>{t('editor.keptHere')}</p>
      </Alert>
    );
  }
  if (outcome?.kind !== 'broken') return null;
  return (
    <Alert kind="error" title={t('editor.notSaved')} live="alert">
      <ul className={styles.broken}>
        {outcome.places.map(({ partId, pageId, blockId, path, issue }) => (
          <li key={`${partId} ${path}`}>
            <button type="button" className={styles.link} onClick={() => goTo({ pageId, blockId }, path || undefined)}>
              {[pageName(pageId), authorWords(t, issue)].filter(Boolean).join(': ')}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

type FoundDraftProps = { draft: LocalDraft; onRestore: () => void; onDrop: () => void };

/** Offers to restore an earlier visit's unsaved changes. */
export function FoundDraft({ draft, onRestore, onDrop }: FoundDraftProps) {
  const { t } = useTranslation();
  const at = new Date(draft.at).toISOString();
  return (
    <Alert kind="info" title={t('editor.draft.title', { date: formatDate(at), time: formatTime(at) })} live="status">
      <p>{t('editor.draft.text')}</p>
      <div className={styles.draftActs}>
        <Button isSmall onClick={onRestore}>
          {t('editor.draft.restore')}
        </Button>
        <Button isSmall variant="secondary" onClick={onDrop}>
          {t('editor.draft.drop')}
        </Button>
      </div>
    </Alert>
  );
}

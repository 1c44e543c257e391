// <SaveBar isDirty={isDirty} isBusy={isSaving} onSave={save} onDiscard={discard} saved={notice} />, last in a staff form:
// how the form stands, in words, and what can be done about it. It stays in view; nothing focused hides under it.
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import styles from './save-bar.module.css';

type SaveBarProps = {
  isDirty: boolean;
  isBusy: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** Shown once everything is saved. */
  saved?: string | undefined;
  /** What must end before all is here that is to be saved, in words. */
  waitsFor?: string | undefined;
};

export function SaveBar({ isDirty, isBusy, onSave, onDiscard, saved, waitsFor }: SaveBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <output className={styles.state}>{waitsFor ?? (isDirty ? t('unsaved.state') : saved)}</output>
      <div className={styles.acts}>
        {isDirty && !isBusy && waitsFor === undefined && (
          <Button variant="secondary" onClick={onDiscard}>
            {t('unsaved.discard')}
          </Button>
        )}
        <Button isBusy={isBusy} disabled={waitsFor !== undefined} onClick={onSave}>
          {t(isBusy ? 'unsaved.saving' : 'unsaved.save')}
        </Button>
      </div>
    </div>
  );
}

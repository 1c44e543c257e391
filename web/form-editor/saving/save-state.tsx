import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/core/dates.ts';
import type { Saving } from './use-saving.ts';
import styles from '../editor-bar.module.css';

type SaveStateProps = {
  saving: Pick<Saving<unknown>, 'isDirty' | 'running' | 'outcome'>;
  hasDraft: boolean;
};

/** The saving state in words. */
export function SaveState({ saving, hasDraft }: SaveStateProps) {
  const { t } = useTranslation();
  const { isDirty, running, outcome } = saving;
  const words = () => {
    if (running) return t('editor.state.saving');
    if (isDirty) return t('editor.state.dirty');
    if (outcome?.kind !== 'saved' || (outcome.target === 'draft' && !hasDraft)) {
      return t(hasDraft ? 'editor.state.unpublished' : 'editor.state.clean');
    }
    return t(`editor.state.${outcome.target}`, { time: formatTime(new Date(outcome.at).toISOString()) });
  };
  return <output className={styles.state}>{words()}</output>;
}

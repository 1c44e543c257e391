import { useTranslation } from 'react-i18next';
import { formatTime } from '../../shared/core/dates.ts';
import type { Saving } from './use-saving.ts';
import styles from './form-editor.module.css';

/** How the form stands, in words. */
export function SaveState({ saving }: { saving: Pick<Saving<unknown>, 'isDirty' | 'isSaving' | 'outcome'> }) {
  const { t } = useTranslation();
  const { isDirty, isSaving, outcome } = saving;
  const words = () => {
    if (isSaving) return t('editor.state.saving');
    if (isDirty) return t('editor.state.dirty');
    if (outcome?.kind !== 'saved') return t('editor.state.clean');
    return t('editor.state.saved', { time: formatTime(new Date(outcome.at).toISOString()) });
  };
  return <output className={styles.state}>{words()}</output>;
}

import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/core/dates.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../permit/permit-layout.module.css';
import type { PermitEdit } from './use-permit-edit.ts';

function useSaid({ isDirty, permit, isSaving, savedAt, error }: PermitEdit): string {
  const { t } = useTranslation();
  if (isSaving) return t('permits.save.saving');
  if (error !== undefined && isDirty) return t('permits.save.failed', { reason: errorText(t, error) });
  if (isDirty && permit.name.trim() === '') return t('permits.save.nameless');
  if (isDirty) return t('permits.save.unsaved');
  return savedAt === undefined ? '' : t('permits.save.saved', { time: formatTime(savedAt) });
}

/** The saving state in words. */
export function SaveLine({ edit }: { edit: PermitEdit }) {
  const { t } = useTranslation();
  const { error, isSaving, conflicts } = edit;
  const mayRetry = error !== undefined && edit.isDirty && !isSaving && !conflicts;
  return (
    <>
      <output className={styles.said}>{useSaid(edit)}</output>
      {mayRetry && (
        <Button variant="secondary" isSmall onClick={() => void edit.save()}>
          {t('common.retry')}
        </Button>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { CheckList } from '../checks/check-list.tsx';
import { isBlocking, type Check } from '../checks/checks.ts';

type PublishDialogProps = {
  /** The open checks. */
  checks: readonly Check[];
  /** Whether somebody published the form after the draft was begun. */
  isOutdated: boolean;
  onPublish: () => void;
  onClose: () => void;
};

/** Asks about open checks before a form is published; those by which the server refuses it must be corrected first. */
export function PublishDialog({ checks, isOutdated, onPublish, onClose }: PublishDialogProps) {
  const { t } = useTranslation();
  const blocking = checks.filter(isBlocking);
  const isBlocked = blocking.length > 0;
  const actions = (
    <>
      <Button variant={isBlocked ? 'primary' : 'secondary'} onClick={onClose}>
        {t('editor.publishing.back')}
      </Button>
      {!isBlocked && <Button onClick={onPublish}>{t('editor.publishing.anyway')}</Button>}
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('editor.publishing.title')} actions={actions}>
      <Stack gap={3}>
        {isOutdated && <Alert kind="other">{t('editor.publishing.outdated')}</Alert>}
        {checks.length > 0 && <p>{t(isBlocked ? 'editor.publishing.blocked' : 'editor.publishing.checks')}</p>}
        <CheckList checks={isBlocked ? blocking : checks} onGo={onClose} />
      </Stack>
    </Dialog>
  );
}

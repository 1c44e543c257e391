import { useTranslation } from 'react-i18next';
import { CopyButton } from '../lists/copy-button.tsx';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Row } from '../ui/layout/row.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import styles from './webhooks.module.css';

/** The secret of a webhook, which nobody sees again. */
export function ShownSecret({ shown, onClose }: { shown: { name: string; secret: string }; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      isForm
      title={t('webhooks.ready.title', { name: shown.name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('webhooks.ready.done')}</Button>}
    >
      <Stack gap={4}>
        <Alert kind="success" live="status">
          <p>{t('webhooks.ready.once')}</p>
        </Alert>
        <code className={styles.secret}>{shown.secret}</code>
        <Row gap={2} across={4} align="center">
          <CopyButton text={shown.secret} label={t('webhooks.ready.copy')} />
        </Row>
        <p>{t('webhooks.ready.use')}</p>
      </Stack>
    </Dialog>
  );
}

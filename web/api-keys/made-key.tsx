import { useTranslation } from 'react-i18next';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { apiKeyApi } from '../../shared/api-keys/api-key-api.ts';
import { CopyButton } from '../lists/copy-button.tsx';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Row } from '../ui/layout/row.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import styles from './api-keys.module.css';

/** The key that was made, which nobody sees again. */
export function MadeKey({ made, onClose }: { made: Reply<typeof apiKeyApi.make>; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      isForm
      title={t('apiKeys.ready.title', { name: made.name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('apiKeys.ready.done')}</Button>}
    >
      <Stack gap={4}>
        <Alert kind="success" live="status">
          <p>{t('apiKeys.ready.once')}</p>
        </Alert>
        <code className={styles.secret}>{made.key}</code>
        <Row gap={2} across={4} align="center">
          <CopyButton text={made.key} label={t('apiKeys.ready.copy')} />
        </Row>
        <p>{t('apiKeys.ready.use')}</p>
      </Stack>
    </Dialog>
  );
}

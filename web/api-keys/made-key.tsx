import { useTranslation } from 'react-i18next';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { apiKeyApi } from '../../shared/api-keys/api-key-api.ts';
import { SecretOnce } from '../lists/secret-once.tsx';

/** The key that was made, which nobody sees again. */
export function MadeKey({ made, onClose }: { made: Reply<typeof apiKeyApi.make>; onClose: () => void }) {
  const { t } = useTranslation();
  const texts = {
    title: t('apiKeys.ready.title', { name: made.name }),
    once: t('apiKeys.ready.once'),
    copy: t('apiKeys.ready.copy'),
    use: t('apiKeys.ready.use'),
    done: t('apiKeys.ready.done'),
  };
  return <SecretOnce secret={made.key} texts={texts} onClose={onClose} />;
}

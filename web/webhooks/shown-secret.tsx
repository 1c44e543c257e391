import { useTranslation } from 'react-i18next';
import { SecretOnce } from '../lists/secret-once.tsx';

/** The secret of a webhook, which nobody sees again. */
export function ShownSecret({ shown, onClose }: { shown: { name: string; secret: string }; onClose: () => void }) {
  const { t } = useTranslation();
  const texts = {
    title: t('webhooks.ready.title', { name: shown.name }),
    once: t('webhooks.ready.once'),
    copy: t('webhooks.ready.copy'),
    use: t('webhooks.ready.use'),
    done: t('webhooks.ready.done'),
  };
  return <SecretOnce secret={shown.secret} texts={texts} onClose={onClose} />;
}

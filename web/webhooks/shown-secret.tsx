import { useTranslation } from 'react-i18next';
import type { Webhook } from '../../shared/webhooks/webhook.ts';
import { SecretOnce } from '../lists/secret-once.tsx';
import { useDateTime } from '../ui/use-date-time.ts';

export type Secret = Pick<Webhook, 'name' | 'formerSecretUntil'> & { secret: string };

/** The secret of a webhook, which nobody sees again; where it replaces one, until when that is good. */
export function ShownSecret({ shown, onClose }: { shown: Secret; onClose: () => void }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { name, formerSecretUntil: until } = shown;
  const texts = {
    title: t('webhooks.ready.title', { name }),
    once: t('webhooks.ready.once'),
    copy: t('webhooks.ready.copy'),
    use: until === null ? t('webhooks.ready.use') : t('webhooks.ready.change', { time: dateTime(until) }),
    done: t('webhooks.ready.done'),
  };
  return <SecretOnce secret={shown.secret} texts={texts} onClose={onClose} />;
}

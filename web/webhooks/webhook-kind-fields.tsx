import { useTranslation } from 'react-i18next';
import { QUIET_KINDS, WEBHOOK_KINDS, type WebhookKind } from '../../shared/webhooks/webhook-kinds.ts';
import { TickGroup } from '../ui/fields/boxes/tick-group.tsx';
import { useKindName } from './use-kind-name.ts';

type Props = { kinds: readonly WebhookKind[]; onChange: (kinds: WebhookKind[]) => void; error: string | undefined };

export const firstKindField = `webhook-kind-${WEBHOOK_KINDS[0]}`;

/** What a webhook is told of. Who comes and goes is chosen apart, with what it means. */
export function WebhookKindFields({ kinds, onChange, error }: Props) {
  const { t } = useTranslation();
  const nameOf = useKindName();
  return (
    <TickGroup
      id="webhook-kind"
      legend={t('webhooks.kinds')}
      ticks={WEBHOOK_KINDS.map((kind) => ({
        value: kind,
        label: nameOf(kind),
        note: QUIET_KINDS.includes(kind) ? t('webhooks.presence') : undefined,
      }))}
      chosen={kinds}
      onChange={onChange}
      error={error}
    />
  );
}

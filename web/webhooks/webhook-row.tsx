import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '../../shared/webhooks/webhook.ts';
import { errorText } from '../app/api/error-text.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Row } from '../ui/layout/row.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { ActionMenu } from '../ui/overlays/action-menu.tsx';
import { useClock } from '../ui/use-clock.ts';
import { useDateTime } from '../ui/use-date-time.ts';
import { SendingList } from './sending-list.tsx';
import { useKindName } from './use-kind-name.ts';
import { useAskSending, useChangeWebhook } from './webhook-queries.ts';
import styles from './webhooks.module.css';

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const kindName = useKindName();
  const { name, url, kinds, isOn, created, by, failingSince, parked, formerSecretUntil } = webhook;
  const now = useClock();
  const isRunning = isOn && parked === null;
  return (
    <div>
      <p>
        <strong className={styles.name}>{name}</strong> · {t(isRunning ? 'webhooks.on' : 'webhooks.off')}
      </p>
      <p className={styles.address}>{url}</p>
      <p className={styles.note}>{kinds.map(kindName).join(', ')}</p>
      {parked !== null && <p className={styles.error}>{t('webhooks.parked', { time: dateTime(parked) })}</p>}
      {parked === null && failingSince !== null && (
        <p className={styles.error}>{t('webhooks.failing', { time: dateTime(failingSince) })}</p>
      )}
      {formerSecretUntil !== null && new Date(formerSecretUntil) > now && (
        <p className={styles.note}>{t('webhooks.formerUntil', { time: dateTime(formerSecretUntil) })}</p>
      )}
      <p className={styles.note}>{t('webhooks.made', { time: dateTime(created), name: by.name })}</p>
    </div>
  );
}

type RowProps = { webhook: Webhook; onAct: (act: 'edit' | 'renew' | 'remove') => void };

/** A webhook: where it leads, how it fares, what was sent to it. */
export function WebhookRow({ webhook, onAct }: RowProps) {
  const { t } = useTranslation();
  const { _id: id, name, isOn, parked } = webhook;
  const [isShown, setShown] = useState(false);
  const change = useChangeWebhook();
  const test = useAskSending(id);
  const isRunning = isOn && parked === null;
  const failure = change.error ?? test.error;
  const button = (label: string, onClick: () => void, isBusy = false) => (
    <Button variant="secondary" isSmall isBusy={isBusy} aria-label={`${label}: ${name}`} onClick={onClick}>
      {label}
    </Button>
  );
  const turn = () => change.mutate({ ...webhook, isOn: !isRunning });
  const sendTest = () => test.mutate(undefined, { onSuccess: () => setShown(true) });
  return (
    <li className={styles.webhook}>
      <Stack gap={3}>
        <WebhookFacts webhook={webhook} />
        <Row gap={2} align="center">
          {isRunning
            ? button(t('webhooks.test'), sendTest, test.isPending)
            : button(t('webhooks.turnOn'), turn, change.isPending)}
          {button(t(isShown ? 'webhooks.hideSendings' : 'webhooks.sendings'), () => setShown(!isShown))}
          <ActionMenu
            label={t('webhooks.acts', { name })}
            actions={[
              { key: 'edit', label: t('webhooks.edit'), onSelect: () => onAct('edit') },
              isRunning
                ? { key: 'off', label: t('webhooks.turnOff'), onSelect: turn }
                : { key: 'test', label: t('webhooks.test'), onSelect: sendTest },
              { key: 'renew', label: t('webhooks.renew'), onSelect: () => onAct('renew') },
              { key: 'remove', label: t('webhooks.remove'), isDangerous: true, onSelect: () => onAct('remove') },
            ]}
          />
        </Row>
        {failure && (
          <Alert kind="error" live="alert">
            <p>{errorText(t, failure)}</p>
          </Alert>
        )}
        {test.isSuccess && isShown && <output className={styles.note}>{t('webhooks.tested')}</output>}
        {isShown && <SendingList id={id} />}
      </Stack>
    </li>
  );
}

import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '../../shared/webhooks/webhook.ts';
import { errorText } from '../app/api/error-text.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { ShownSecret, type Secret } from './shown-secret.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { useChangeWebhook, useMakeWebhook, useRemoveWebhook, useRenewSecret } from './webhook-queries.ts';

type ActProps = { webhook: Webhook; onDone: () => void };

function Failure({ error }: { error: unknown }): ReactNode {
  const { t } = useTranslation();
  if (!error) return null;
  return (
    <Alert kind="error" live="alert">
      <p>{errorText(t, error)}</p>
    </Alert>
  );
}

export function NewWebhook({ onDone }: { onDone: () => void }) {
  const { mutate, isPending, error, data } = useMakeWebhook();
  if (data) return <ShownSecret shown={data} onClose={onDone} />;
  return <WebhookDialog isBusy={isPending} error={error} onSave={(draft) => mutate(draft)} onClose={onDone} />;
}

export function EditWebhook({ webhook, onDone }: ActProps) {
  const { mutate, isPending, error } = useChangeWebhook();
  return (
    <WebhookDialog
      webhook={webhook}
      isBusy={isPending}
      error={error}
      onSave={(draft) => mutate({ ...webhook, ...draft }, { onSuccess: onDone })}
      onClose={onDone}
    />
  );
}

/** Asks before nothing more is told to a program. */
export function RemoveWebhook({ webhook, onDone }: ActProps) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useRemoveWebhook();
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      isBusy={isPending}
      title={t('webhooks.removing.title', { name: webhook.name })}
      confirmLabel={t('webhooks.remove')}
      cancelLabel={t('webhooks.removing.keep')}
      onConfirm={() => mutate(webhook._id, { onSuccess: onDone })}
      onCancel={onDone}
    >
      <p>{t('webhooks.removing.text')}</p>
      <Failure error={error} />
    </ConfirmDialog>
  );
}

/** Asks before a new secret is drawn, and shows it, once. */
export function RenewSecret({ webhook, onDone }: ActProps) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useRenewSecret();
  const [shown, setShown] = useState<Secret>();
  if (shown) return <ShownSecret shown={shown} onClose={onDone} />;
  return (
    <ConfirmDialog
      isOpen
      isBusy={isPending}
      title={t('webhooks.renewing.title', { name: webhook.name })}
      confirmLabel={t('webhooks.renew')}
      cancelLabel={t('webhooks.renewing.keep')}
      onConfirm={() => mutate(webhook._id, { onSuccess: setShown })}
      onCancel={onDone}
    >
      <p>{t('webhooks.renewing.text')}</p>
      <Failure error={error} />
    </ConfirmDialog>
  );
}

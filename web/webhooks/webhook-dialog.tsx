import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { URL_CHARACTERS, URL_FAULTS } from '../../shared/webhooks/webhook-url.ts';
import { issuesIn } from '../../shared/core/errors.ts';
import { PRESET_KINDS, type WebhookKind } from '../../shared/webhooks/webhook-kinds.ts';
import type { Webhook } from '../../shared/webhooks/webhook.ts';
import { NAME_CHARACTERS } from '../../shared/webhooks/webhook-limits.ts';
import { errorText } from '../app/api/error-text.ts';
import { TypedDialog } from '../editing/typed-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { firstKindField, WebhookKindFields } from './webhook-kind-fields.tsx';
import type { WebhookDraft } from './webhook-queries.ts';

const FORM = 'webhook-form';
const FIELDS = ['name', 'url', 'kinds'] as const;
type Field = (typeof FIELDS)[number];
type Faults = Partial<Record<Field, string>>;

type Props = {
  /** The webhook that is changed; a new one without. */
  webhook?: Webhook;
  isBusy: boolean;
  error: unknown;
  onSave: (draft: WebhookDraft) => void;
  onClose: () => void;
};

const NEW: WebhookDraft = { name: '', url: '', kinds: [...PRESET_KINDS] };

function useMissing({ name, url, kinds }: WebhookDraft): Faults {
  const { t } = useTranslation();
  return {
    ...(name.trim() === '' && { name: t('webhooks.nameMissing') }),
    ...(url.trim() === '' && { url: t('webhooks.urlMissing') }),
    ...(kinds.length === 0 && { kinds: t('webhooks.kindsMissing') }),
  };
}

/** What the server says of the address. */
function useRefusal(error: unknown): Pick<Faults, 'url'> {
  const { t } = useTranslation();
  const refused = issuesIn(error).find(({ path }) => path === 'url')?.code;
  if (refused === undefined) return {};
  const known = URL_FAULTS.find((code) => code === refused) ?? 'not_an_address';
  return { url: t(`webhooks.urlFault.${known}`) };
}

function focus(field: Field): void {
  document.getElementById(field === 'kinds' ? firstKindField : `webhook-${field}`)?.focus();
}

/** Asks where events are sent and which. */
export function WebhookDialog({ webhook, isBusy, error, onSave, onClose }: Props) {
  const { t } = useTranslation();
  const was = webhook ?? NEW;
  const [name, setName] = useState(was.name);
  const [url, setUrl] = useState(was.url);
  const [kinds, setKinds] = useState<WebhookKind[]>([...was.kinds]);
  const [isChecked, setChecked] = useState(false);
  const missing = useMissing({ name, url, kinds });
  const refused = useRefusal(error);
  const faults = isChecked ? { ...refused, ...missing } : {};
  const isUrlRefused = refused.url !== undefined;
  // Each refusal is another error.
  useEffect(() => {
    if (isUrlRefused) focus('url');
  }, [error, isUrlRefused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const first = FIELDS.find((field) => missing[field] !== undefined);
    if (first) focus(first);
    else if (!isBusy) onSave({ name: name.trim(), url: url.trim(), kinds });
  };
  const isTyped = name !== was.name || url !== was.url;
  const actions = (leave: () => void) => (
    <>
      <Button variant="secondary" onClick={leave}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form={FORM} isBusy={isBusy}>
        {t(webhook ? 'webhooks.save' : 'webhooks.make')}
      </Button>
    </>
  );
  const title = webhook ? t('webhooks.editTitle', { name: webhook.name }) : t('webhooks.new');
  return (
    <TypedDialog isForm isTyped={isTyped} onClose={onClose} title={title} actions={actions}>
      <Stack as="form" id={FORM} gap={4} onSubmit={submit} noValidate>
        {Boolean(error) && !isUrlRefused && (
          <Alert kind="error" live="alert">
            <p>{errorText(t, error)}</p>
          </Alert>
        )}
        <TextField
          id="webhook-name"
          label={t('webhooks.name')}
          hint={t('webhooks.nameHint')}
          error={faults.name}
          maxLength={NAME_CHARACTERS}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        <TextField
          id="webhook-url"
          label={t('webhooks.url')}
          hint={t('webhooks.urlHint')}
          error={faults.url}
          maxLength={URL_CHARACTERS}
          autoComplete="off"
          inputMode="url"
          value={url}
          onChange={setUrl}
        />
        <WebhookKindFields kinds={kinds} onChange={setKinds} error={faults.kinds} />
      </Stack>
    </TypedDialog>
  );
}

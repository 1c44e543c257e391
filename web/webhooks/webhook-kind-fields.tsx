import { useTranslation } from 'react-i18next';
import { QUIET_KINDS, WEBHOOK_KINDS, type WebhookKind } from '../../shared/webhooks/webhook-kinds.ts';
import { CheckboxRow } from '../ui/fields/checkbox-row.tsx';
import { useKindName } from './use-kind-name.ts';
import styles from './webhooks.module.css';

type Props = { kinds: readonly WebhookKind[]; onChange: (kinds: WebhookKind[]) => void; error: string | undefined };

export const firstKindField = `webhook-kind-${WEBHOOK_KINDS[0]}`;

/** What a webhook is told of. Who comes and goes is chosen apart, with what it means. */
export function WebhookKindFields({ kinds, onChange, error }: Props) {
  const { t } = useTranslation();
  const nameOf = useKindName();
  return (
    <fieldset className={styles.kinds} aria-describedby={error ? 'webhook-kinds-error' : undefined}>
      <legend className={styles.legend}>{t('webhooks.kinds')}</legend>
      {error && (
        <p id="webhook-kinds-error" className={styles.error}>
          {error}
        </p>
      )}
      {WEBHOOK_KINDS.map((kind) => (
        <CheckboxRow
          key={kind}
          id={`webhook-kind-${kind}`}
          isChecked={kinds.includes(kind)}
          onChange={(isChosen) => onChange(isChosen ? [...kinds, kind] : kinds.filter((each) => each !== kind))}
          label={
            <>
              {nameOf(kind)}
              {QUIET_KINDS.includes(kind) && <span className={styles.note}>{t('webhooks.presence')}</span>}
            </>
          }
        />
      ))}
    </fieldset>
  );
}

import { useTranslation } from 'react-i18next';
import type { WebhookSending, WebhookTry } from '../../shared/webhooks/webhook.ts';
import { errorText } from '../app/api/error-text.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Row } from '../ui/layout/row.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { useDateTime } from '../ui/use-date-time.ts';
import { useKindName } from './use-kind-name.ts';
import { useAskSending, useSendings } from './webhook-queries.ts';
import styles from './webhooks.module.css';

function Try({ tried }: { tried: WebhookTry }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { at, status, fault } = tried;
  const outcome =
    fault === null ? t('webhooks.arrived', { status }) : t(`webhooks.fault.${fault}`, { status: status ?? '' });
  return (
    <li className={styles.note}>
      {dateTime(at)}: {outcome}
    </li>
  );
}

type RowProps = { sending: WebhookSending; isBusy: boolean; onSendAgain: () => void };

/** An event on its way to a webhook, with what became of each try. */
function Sending({ sending, isBusy, onSendAgain }: RowProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const kindName = useKindName();
  const { kind, at, state, tries, nextTry } = sending;
  const name = `${kindName(kind)}, ${dateTime(at)}`;
  return (
    <li className={styles.sending}>
      <Row gap={3} align="center" isApart>
        <div>
          <p>
            {name} ·{' '}
            <strong className={state === 'failed' ? styles.error : undefined}>{t(`webhooks.state.${state}`)}</strong>
          </p>
          <ul className={styles.tries} aria-label={t('webhooks.tries', { count: tries.length })}>
            {tries.map((tried) => (
              <Try key={tried.at} tried={tried} />
            ))}
          </ul>
          {nextTry !== null && tries.length > 0 && (
            <p className={styles.note}>{t('webhooks.next', { time: dateTime(nextTry) })}</p>
          )}
        </div>
        <Button
          variant="secondary"
          isSmall
          isBusy={isBusy}
          aria-label={`${t('webhooks.sendAgain')}: ${name}`}
          onClick={onSendAgain}
        >
          {t('webhooks.sendAgain')}
        </Button>
      </Row>
    </li>
  );
}

/** What was sent to a webhook in the last week, the newest first. */
export function SendingList({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useSendings(id);
  const { mutate, isPending, variables, error: refused } = useAskSending(id);
  const sendings = data?.pages.flatMap(({ items }) => items) ?? [];
  const failure = error ?? refused;
  return (
    <Stack gap={3}>
      {failure && (
        <Alert kind="error" live="alert">
          <p>{errorText(t, failure)}</p>
        </Alert>
      )}
      {!data && !error && <Skeleton lines={3} label={t('common.loading')} />}
      {data && sendings.length === 0 && <p>{t('webhooks.noSendings')}</p>}
      {sendings.length > 0 && (
        <ul className={styles.sendings}>
          {sendings.map((sending) => (
            <Sending
              key={sending._id}
              sending={sending}
              isBusy={isPending && variables === sending._id}
              onSendAgain={() => mutate(sending._id)}
            />
          ))}
        </ul>
      )}
      <Row gap={2}>
        <Button variant="secondary" isSmall isBusy={isFetching} onClick={() => void refetch()}>
          {t('webhooks.refresh')}
        </Button>
        {hasNextPage && (
          <Button variant="secondary" isSmall onClick={() => void fetchNextPage()}>
            {t('webhooks.more')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';
import type { MessageRow } from '../../shared/messages/message-api.ts';
import { errorText } from '../app/error-text.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useDateTime } from '../ui/use-date-time.ts';
import { useMessages } from './approval-queries.ts';
import styles from './sent-messages.module.css';

/** What may be sent about an induction; a kind that is not known here is called a message. */
const KINDS = ['editCode', 'inductionLink', 'completionReceipt', 'inductionReturned', 'newInduction'] as const;

function Message({ message }: { message: MessageRow }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const kind = KINDS.find((each) => each === message.kind) ?? 'other';
  return (
    <li className={styles.message}>
      <span className={styles.kind}>{t(`approval.messages.kind.${kind}`)}</span>
      <span>{message.to}</span>
      <span className={styles.state}>
        {t(`approval.messages.state.${message.state}`)}, {dateTime(message.finished ?? message.created)}
      </span>
    </li>
  );
}

/** What was sent about an induction and how it went; never its text. */
export function SentMessages({ userFormId }: { userFormId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMessages(userFormId);
  const messages = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title={t('approval.messages.title')}>
      {error ? (
        <div className={styles.messages}>
          <p role="alert">{errorText(t, error)}</p>
          <Button variant="secondary" isSmall onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      ) : !data ? (
        <Skeleton lines={2} label={t('common.loading')} />
      ) : messages.length === 0 ? (
        <p>{t('approval.messages.none')}</p>
      ) : (
        <ul className={styles.messages}>
          {messages.map((message) => (
            <Message key={message._id} message={message} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="ghost" isSmall isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('approval.messages.more')}
        </Button>
      )}
    </Panel>
  );
}

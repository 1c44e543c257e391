import { useTranslation } from 'react-i18next';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useMessages } from '../approval-queries.ts';
import { MessageActs } from '../list/message-acts.tsx';
import { MessageLines } from './message-lines.tsx';
import styles from './sent-messages.module.css';

/** The messages about an induction with their results, failures and acts; never their text. */
export function SentMessages({ userForm }: { userForm: UserForm }) {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMessages(userForm._id);
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
            <li key={message._id} className={styles.message}>
              <MessageLines message={message} />
              {message.canSendAgain && <MessageActs userForm={userForm} message={message} />}
            </li>
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

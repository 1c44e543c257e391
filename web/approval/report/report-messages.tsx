import { useTranslation } from 'react-i18next';
import { useMessages } from '../approval-queries.ts';
import { isUnsent, MessageLines } from '../messages/message-lines.tsx';
import styles from '../messages/sent-messages.module.css';

/** The unsent messages about an induction with the reasons; renders nothing if all were sent. */
export function ReportMessages({ userFormId }: { userFormId: string }) {
  const { t } = useTranslation();
  const { data } = useMessages(userFormId);
  const unsent = data?.pages.flatMap(({ items }) => items).filter(isUnsent) ?? [];
  if (unsent.length === 0) return null;
  return (
    <section className="report-part report-kept">
      <h2>{t('approval.messages.unsent')}</h2>
      <ul className={styles.messages}>
        {unsent.map((message) => (
          <li key={message._id} className={styles.message}>
            <MessageLines message={message} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { useMessages } from './approval-queries.ts';
import { isUnsent, MessageLines } from './message-lines.tsx';
import styles from './sent-messages.module.css';

/** What has not been sent about an induction, and why; nothing where all of it has. */
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

// <ReturnedNotice reason={returned.reason} pages={[{ key, title, to }]} />: why an induction was given back, and the pages to mend.
// The worker reads it in the player; whoever gives it back sees it beforehand, without ways to the pages.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { CallableText } from './text/callable-text.tsx';
import styles from './returned-notice.module.css';

export type PageToMend = {
  key: number;
  title: string;
  /** Of the title. */
  language?: WorkerLanguage | undefined;
  /** Absent if the reader cannot open the page. */
  to?: string | undefined;
};

export function ReturnedNotice({ reason, pages }: { reason: string; pages: readonly PageToMend[] }) {
  const { t } = useTranslation();
  return (
    <Alert kind="other" title={t('returned.title')}>
      <p className={styles.reason}>
        <CallableText text={reason} />
      </p>
      {pages.length > 0 && (
        <>
          <p>{t('returned.pages', { count: pages.length })}</p>
          <ul className={styles.pages}>
            {pages.map(({ key, title, language, to }) => (
              <li key={key} lang={language}>
                {to === undefined ? (
                  title
                ) : (
                  <Link className={styles.link} to={to}>
                    {title}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

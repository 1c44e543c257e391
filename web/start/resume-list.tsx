import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { workerSessions } from '../app/worker-sessions.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Ruler } from '../ui/ruler.tsx';
import styles from './start-page.module.css';

/** The inductions that were left unfinished on this phone, each with the way back to its page. */
export function ResumeList() {
  const { t } = useTranslation();
  const [unfinished] = useState(() => workerSessions());
  if (unfinished.length === 0) return null;
  return (
    <section className={styles.resume} aria-labelledby="resume-title">
      <h2 id="resume-title">{t('start.resumeTitle')}</h2>
      {unfinished.map(({ userFormId, name, pageIndex, pageCount }) => (
        <div key={userFormId} className={styles.item}>
          <p>
            {t('start.resumeText')} <strong>{name}</strong>,{' '}
            {t('start.resumePage', { page: pageIndex + 1, total: pageCount })}
          </p>
          <Ruler count={pageCount} current={pageIndex} doneCount={pageIndex} />
          <LinkButton to={paths.page(userFormId, pageIndex)} variant="secondary" wide>
            {t('start.resume')}
          </LinkButton>
        </div>
      ))}
    </section>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workerSessions } from '../app/worker-sessions.ts';
import styles from './start-page.module.css';
import { UnfinishedCard } from './unfinished-card.tsx';
import { useUnsentCounts } from './use-unsent-counts.ts';

/** The inductions that were left unfinished on this phone, each with the way back to its page. */
export function ResumeList() {
  const { t } = useTranslation();
  const [unfinished] = useState(() => workerSessions());
  const unsent = useUnsentCounts();
  if (unfinished.length === 0) return null;
  return (
    <section className={styles.resume} aria-labelledby="resume-title">
      <h2 id="resume-title">{t('start.resumeTitle')}</h2>
      {unfinished.map((each) => (
        <UnfinishedCard
          key={each.userFormId}
          unfinished={each}
          unsentCount={unsent.get(each.userFormId) ?? 0}
          label={t('start.resume')}
          variant="secondary"
        />
      ))}
    </section>
  );
}

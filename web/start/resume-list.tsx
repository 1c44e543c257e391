import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkerSession } from '../phone/rows.ts';
import { workerSessions } from '../phone/worker-sessions.ts';
import styles from './start-page.module.css';
import { UnfinishedCard } from './unfinished-card.tsx';
import { useUnsentCounts } from './use-unsent-counts.ts';

const NONE: readonly WorkerSession[] = [];

/** What this phone has begun when the page is opened; nothing until the phone has said. */
function useUnfinished(): readonly WorkerSession[] {
  const [sessions, setSessions] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    void workerSessions().then((found) => !isLeft && setSessions(found));
    return () => {
      isLeft = true;
    };
  }, []);
  return sessions;
}

/** The inductions that were left unfinished on this phone, each with the way back to its page. */
export function ResumeList() {
  const unfinished = useUnfinished();
  return unfinished.length === 0 ? null : <Unfinished sessions={unfinished} />;
}

function Unfinished({ sessions }: { sessions: readonly WorkerSession[] }) {
  const { t } = useTranslation();
  const unsent = useUnsentCounts();
  return (
    <section className={styles.resume} aria-labelledby="resume-title">
      <h2 id="resume-title">{t('start.resumeTitle')}</h2>
      {sessions.map((each) => (
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

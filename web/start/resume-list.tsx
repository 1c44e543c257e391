import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkerSession } from '../phone/rows.ts';
import { workerSessions } from '../phone/worker-sessions.ts';
import { useSharedDevice } from '../shared-device/shared-device.ts';
import styles from './start-page.module.css';
import { UnfinishedCard } from './unfinished-card.tsx';
import { useUnsentCounts } from './use-unsent-counts.ts';

const NONE: readonly WorkerSession[] = [];

/** This phone's unfinished inductions when the page opens; undefined until they are read. */
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

/** This phone's unfinished inductions, each with a link to its page; empty on a shared device. */
export function ResumeList() {
  const unfinished = useUnfinished();
  const isShared = useSharedDevice();
  return isShared || unfinished.length === 0 ? null : <Unfinished sessions={unfinished} />;
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

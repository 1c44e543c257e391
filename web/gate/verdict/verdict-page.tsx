import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useGatePerson, type GatePerson } from '../gate-queries.ts';
import { isUnreachable } from '../kept/is-unreachable.ts';
import { GateCards } from './gate-cards.tsx';
import { KeptVerdict } from './kept-verdict.tsx';
import { PresenceBar } from './presence-bar.tsx';
import { Reasons } from './reasons.tsx';
import { VerdictBar } from './verdict-bar.tsx';
import { VerdictHead } from './verdict-head.tsx';
import styles from './verdict-page.module.css';

type PersonProps = { projectId: string; bar: ReactNode; person: GatePerson };

function Person({ projectId, bar, person: whole }: PersonProps) {
  const { person, verdict, cards, passId, presence } = whole;
  return (
    <>
      <VerdictHead bar={bar} verdict={verdict} person={person} />
      <div className={styles.body}>
        <Reasons person={whole} />
        {cards.length > 0 && <GateCards cards={cards} />}
      </div>
      {presence && (
        <PresenceBar
          projectId={projectId}
          passIds={[passId]}
          person={person}
          verdict={verdict}
          since={presence.since}
        />
      )}
    </>
  );
}

function Unknown({ error, retry }: { error: Error; retry: ReactNode }) {
  const { t } = useTranslation();
  const isNobody = codeOf(error) === 'not_found';
  return (
    <>
      <Alert kind="error" title={t(isNobody ? 'gate.unknown' : 'gate.failed')} live="alert">
        <p>{isNobody ? t('gate.unknownText') : errorText(t, error)}</p>
      </Alert>
      {!isNobody && retry}
    </>
  );
}

/** A person at the gate of a site, by the id of their induction or of its pass; without a network as far as the phone knows them. */
export function VerdictPage() {
  const { t } = useTranslation();
  const { projectId = '', personId = '' } = useParams();
  const { data: person, error, refetch, isFetching } = useGatePerson(projectId, personId);
  const bar = <VerdictBar projectId={projectId} />;
  const retry = (
    <Button variant="secondary" wide isBusy={isFetching} onClick={() => void refetch()}>
      {t('common.retry')}
    </Button>
  );
  if (person) {
    return (
      <main id="main" className={styles.page}>
        <Person key={person.passId} projectId={projectId} bar={bar} person={person} />
      </main>
    );
  }
  if (error && isUnreachable(error)) {
    return (
      <main id="main" className={styles.page}>
        <KeptVerdict bar={bar} projectId={projectId} passId={personId} retry={retry} />
      </main>
    );
  }
  return (
    <main id="main" className={styles.page}>
      {bar}
      <div className={styles.body}>
        <PageHeading title={t('projects.tabs.gate')} />
        {error ? <Unknown error={error} retry={retry} /> : <Skeleton lines={5} label={t('common.loading')} />}
      </div>
    </main>
  );
}

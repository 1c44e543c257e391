import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { CodeReason } from '../app/code-reason.ts';
import { useLanguage } from '../app/i18n.ts';
import { paths } from '../app/paths.ts';
import { ProofNote } from '../app/proof-note.tsx';
import { PublicBar } from '../app/public-bar.tsx';
import { unfinishedWithPin, type WorkerSession } from '../app/worker-sessions.ts';
import { classNames } from '../ui/class-names.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { errorNumber, failedStartState, startedBefore } from './failed-start.ts';
import { StartChoice } from './start-choice.tsx';
import { startInduction } from './start-induction.ts';
import styles from './start-page.module.css';

/** Starts the induction of the address and goes on to its first page, to the code that it needs, or to the landing page that says why not. */
function useOpening(pin: string, begun: readonly WorkerSession[]): void {
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    let isLeft = false;
    const go = (path: string, state?: unknown) => {
      if (!isLeft) void navigate(path, { replace: true, state });
    };
    const fail = (error: unknown) => {
      const before = startedBefore(error);
      const reason: CodeReason = { reason: 'startedBefore' };
      if (before !== undefined) go(paths.userFormCode(before), reason);
      else go(paths.homeWithError(language, errorNumber(error)), failedStartState(error, pin));
    };
    startInduction(pin, language, begun).then((userFormId) => go(paths.page(userFormId, 0)), fail);
    return () => {
      isLeft = true;
    };
  }, [pin, language, begun, navigate]);
}

function Opening({ pin, begun }: { pin: string; begun: readonly WorkerSession[] }) {
  const { t } = useTranslation();
  useOpening(pin, begun);
  return (
    <main id="main" className={classNames(styles.page, styles.opening)}>
      <PageHeading title={t('start.opening')} />
      <output>{t('start.openingText')}</output>
      <ProofNote />
      <p className={styles.slow}>{t('start.slow')}</p>
    </main>
  );
}

/** When the page was asked for, in milliseconds since 1970: the first of a tab before its script came, which takes long on a bad network. */
function useAskedAt(): number {
  const { key } = useLocation();
  const [askedAt] = useState(() => (key === 'default' ? performance.timeOrigin : Date.now()));
  return askedAt;
}

/** What this phone had of the PIN when the page was asked for; a start that runs here or in another tab does not turn into a question. */
function OpeningOrChoice({ pin }: { pin: string }) {
  const askedAt = useAskedAt();
  const [begun, setBegun] = useState(() => unfinishedWithPin(pin, askedAt));
  const [isNewWanted, setNewWanted] = useState(false);
  if (begun.length === 0 || isNewWanted) return <Opening pin={pin} begun={begun} />;
  const startNew = () => {
    setBegun(unfinishedWithPin(pin));
    setNewWanted(true);
  };
  return <StartChoice unfinished={begun} onStartNew={startNew} />;
}

/** `/s/{pin}`: starts at once, or asks first where this phone has begun the same induction. */
export function OpeningPage() {
  const { pin = '' } = useParams();
  return (
    <>
      <PublicBar />
      <OpeningOrChoice key={pin} pin={pin} />
    </>
  );
}

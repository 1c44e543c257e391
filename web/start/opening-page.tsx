import { memo, Suspense, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { Poster } from '../../shared/content/poster/poster.ts';
import { AppError } from '../../shared/core/errors.ts';
import { staffLanguageOf } from '../../shared/core/language.ts';
import type { CodeReason } from '../app/routing/code-reason.ts';
import { useLanguage } from '../app/texts/i18n.ts';
import { workerScreen } from '../app/routing/lazy-screen.ts';
import { paths } from '../app/routing/paths.ts';
import { ProofNote } from '../app/api/proof-note.tsx';
import { PublicBar } from '../app/shell/public-bar.tsx';
import { ofPin } from '../phone/finished.ts';
import { classNames } from '../ui/class-names.ts';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { DrawnPosterContext, isMissed, posterOfPin, type DrawnPoster } from './drawn-poster.ts';
import { errorNumber, failedStartState, startedBefore } from './failed-start.ts';
import { startInduction } from './start-induction.ts';
import styles from './start-page.module.css';
import { useOfPin } from './use-of-pin.ts';

/** Lazy: most phones know nothing of the PIN. */
const StartChoice = workerScreen(() => import('./start-choice.tsx').then((file) => file.StartChoice));

const NONE: readonly string[] = [];

/**
 * Starts the induction of the address, other than those in `begun`, and opens its first page, the code page, or the landing page with the
 * error. Waits while `begun` is undefined.
 */
function useOpening(pin: string, begun: readonly string[] | undefined): void {
  const language = useLanguage();
  const navigate = useNavigate();
  const isWrong = isMissed(useContext(DrawnPosterContext), pin);
  useEffect(() => {
    if (!begun) return undefined;
    let isLeft = false;
    const go = (path: string, state?: unknown) => {
      if (!isLeft) void navigate(path, { replace: true, state });
    };
    const fail = (error: unknown) => {
      const before = startedBefore(error);
      const reason: CodeReason = { reason: 'startedBefore' };
      if (before !== undefined) go(paths.userFormCode(before), reason);
      else go(paths.homeWithError(staffLanguageOf(language), errorNumber(error)), failedStartState(error, pin));
    };
    if (isWrong) fail(new AppError('formPinCode404'));
    else startInduction(pin, language, begun).then((userFormId) => go(paths.page(userFormId, 0)), fail);
    return () => {
      isLeft = true;
    };
  }, [pin, language, begun, isWrong, navigate]);
}

type BelowNameProps = { drawn: DrawnPoster; poster: Poster };

/** Memoized: React would take down what was drawn and not yet brought to life when its parent renders anew. */
const BelowName = memo(function BelowName({ drawn, poster }: BelowNameProps) {
  return (
    <Suspense>
      <drawn.Part poster={poster} />
    </Suspense>
  );
});

function Opening({ pin, begun }: { pin: string; begun: readonly string[] | undefined }) {
  const { t } = useTranslation();
  const drawn = useContext(DrawnPosterContext);
  const poster = posterOfPin(drawn, pin);
  useOpening(pin, begun);
  return (
    <main id="main" className={classNames(styles.page, !poster && styles.opening)}>
      <PageHeading title={poster?.siteName ?? t('start.opening')} />
      <div className={styles.status}>
        <output>{poster ? `${t('start.opening')} ${t('start.openingText')}` : t('start.openingText')}</output>
        <ProofNote />
      </div>
      {poster && <BelowName drawn={drawn} poster={poster} />}
      <p className={styles.slow}>{t('start.slow')}</p>
    </main>
  );
}

/** Asks whether to start another induction if this phone knows the PIN. */
function OpeningOrChoice({ pin }: { pin: string }) {
  const kept = useOfPin(pin);
  const [begunBefore, setBegunBefore] = useState<readonly string[]>();
  const isKnown = kept !== undefined && kept.unfinished.length + kept.finished.length > 0;
  if (kept === undefined || !isKnown || begunBefore) return <Opening pin={pin} begun={begunBefore ?? (kept && NONE)} />;
  const startNew = async () => {
    const { unfinished } = await ofPin(pin);
    setBegunBefore(unfinished.map(({ userFormId }) => userFormId));
  };
  return <StartChoice kept={kept} onStartNew={() => void startNew()} />;
}

/** `/s/{pin}`: starts at once, or asks first if this phone has begun or finished the same induction. */
export function OpeningPage() {
  const { pin = '' } = useParams();
  return (
    <>
      <PublicBar />
      <OpeningOrChoice key={pin} pin={pin} />
    </>
  );
}

import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { lazyScreen } from '../../app/routing/lazy-screen.ts';
import { paths } from '../../app/routing/paths.ts';
import { useSession } from '../../app/session/session.ts';
import { PublicBar } from '../../app/shell/public-bar.tsx';
import { forgetPass, keptPass } from '../../passes/kept-passes.ts';
import { PassCard } from '../../passes/pass-card.tsx';
import { RenewLink } from '../../passes/renew-link.tsx';
import { SavePicture } from '../../passes/pass-acts.tsx';
import { usePassTexts } from '../../passes/texts/use-pass-texts.ts';
import { usePass, type ShownPass } from '../../passes/use-pass.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import styles from './pass-page.module.css';

const ToGate = lazyScreen(() => import('../lead/to-gate.tsx').then((file) => file.ToGate));

/** Removes a pass that this phone keeps; absent where it keeps none. */
function Forget({ shown: { pass } }: { shown: ShownPass }) {
  const texts = usePassTexts();
  const [state, setState] = useState<'none' | 'kept' | 'gone'>('none');
  useEffect(() => {
    void keptPass(pass.passId).then((found) => found && setState('kept'));
  }, [pass]);
  if (state === 'none') return null;
  if (state === 'gone') return <output>{texts.removed}</output>;
  return (
    <>
      <Button variant="ghost" wide onClick={() => void forgetPass(pass.passId).then(() => setState('gone'))}>
        {texts.remove}
      </Button>
      <p className={styles.note}>{texts.kept}</p>
    </>
  );
}

function Failure({ failure, onAgain }: { failure: 'unknown' | 'failed'; onAgain: () => void }) {
  const texts = usePassTexts();
  if (failure === 'unknown') {
    return (
      <Alert kind="info" title={texts.unknown}>
        {texts.unknownText}
      </Alert>
    );
  }
  return (
    <>
      <Alert kind="offline" title={texts.failed}>
        {texts.failedText}
      </Alert>
      <Button wide onClick={onAgain}>
        {texts.again}
      </Button>
    </>
  );
}

/** `/v/{passId}`: leads staff of a gate to the verdict, and shows the pass to everybody else. */
export function PassPage() {
  const { passId = '' } = useParams();
  const { loggedInUser } = useSession();
  const page = <PublicPass passId={passId} />;
  if (!loggedInUser) return page;
  return (
    <Suspense fallback={null}>
      <ToGate key={passId} passId={passId} otherwise={page} />
    </Suspense>
  );
}

/** A worker's pass, to whoever has its address; on the worker's own phone also without a network. */
function PublicPass({ passId }: { passId: string }) {
  const texts = usePassTexts();
  const { shown, failure, again } = usePass(passId);
  return (
    <>
      <meta name="robots" content="noindex" />
      <PublicBar />
      <main id="main" className={styles.page}>
        <PageHeading title={texts.title} />
        {shown && <PassCard shown={shown} />}
        {!shown && failure && <Failure failure={failure} onAgain={again} />}
        {!shown && !failure && <output>{texts.loading}</output>}
        {shown?.pass.userFormId && <RenewLink userFormId={shown.pass.userFormId} />}
        {shown && <SavePicture shown={shown} />}
        {shown && <Forget key={shown.fetchedAt} shown={shown} />}
        <LinkButton to={paths.start} variant="ghost" wide>
          {texts.back}
        </LinkButton>
      </main>
    </>
  );
}

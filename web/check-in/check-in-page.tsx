import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../app/routing/paths.ts';
import { useSession } from '../app/session/session.ts';
import { PublicBar } from '../app/shell/public-bar.tsx';
import { isSharedDevice } from '../shared-device/shared-mark.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { CheckIn } from './check-in.tsx';
import styles from './check-in-page.module.css';
import { NoKey } from './no-key.tsx';
import { Noted } from './noted.tsx';
import { isOwner } from './own-notings.ts';
import { useCheckInTexts } from './texts/use-check-in-texts.ts';
import { useGate } from './use-gate.ts';
import { useOwners } from './use-owners.ts';

/** `/in/{gateId}`: behind the poster of a site's gate, where a worker notes themselves by their own phone. */
export function CheckInPage() {
  const { gateId = '' } = useParams();
  const texts = useCheckInTexts();
  const gate = useGate(gateId);
  const name = typeof gate === 'string' ? texts.title : gate.name;
  return (
    <>
      <meta name="robots" content="noindex" />
      <PublicBar />
      <main id="main" className={styles.page}>
        <header>
          <PageHeading title={name} />
          <p className={styles.lead}>{gate === 'asking' ? texts.loading : texts.lead}</p>
        </header>
        {gate === 'unknown' ? (
          <Alert kind="other" title={texts.unknown}>
            <p>{texts.unknownText}</p>
          </Alert>
        ) : (
          <OwnPhone>
            <Myself key={gateId} gateId={gateId} />
          </OwnPhone>
        )}
        <LinkButton to={paths.start} variant="ghost" wide>
          {texts.back}
        </LinkButton>
      </main>
    </>
  );
}

/** Nobody is noted by a phone where staff are logged in, nor by a shared device. */
function OwnPhone({ children }: { children: ReactNode }) {
  const texts = useCheckInTexts();
  const { loggedInUser } = useSession();
  if (!loggedInUser && !isSharedDevice()) return children;
  return (
    <Alert kind="info" title={loggedInUser ? texts.staff : texts.shared}>
      <p>{loggedInUser ? texts.staffText : texts.sharedText}</p>
    </Alert>
  );
}

function Myself({ gateId }: { gateId: string }) {
  const { inductions, outcome, tell } = useOwners();
  if (!inductions) return null;
  const [first, ...others] = inductions.filter(isOwner);
  if (first) return <CheckIn gateId={gateId} owners={[first, ...others]} outcome={outcome} tell={tell} />;
  return (
    <>
      {outcome && <Noted outcome={outcome} />}
      <NoKey inductions={inductions} />
    </>
  );
}

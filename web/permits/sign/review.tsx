import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { formPageAt, indexOfFormPage } from '../../../shared/content/page-number.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { mayMove } from '../../../shared/permits/permit-moves.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { call } from '../../app/api/call.ts';
import { paths } from '../../app/routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import { GuestNotice, NextSigner, workersToSign } from './next-signer.tsx';
import { asReviewer, type Reviewed, type ReviewSession } from './review-session.ts';
import { Bar, Cover, FormPage, isOffline, reviewerOf, Steps, Top } from './review-parts.tsx';
import { callerAs } from '../../../shared/permits/permit-callers.ts';
import { sendAct, type FieldAct, type FieldReader } from '../field/field-acts.ts';
import { FieldButtons, useFieldActs } from '../field/field-buttons.tsx';
import { SuspendedBanner } from '../field/suspended-banner.tsx';
import { SignForm } from './sign-form.tsx';
import { standingOf } from '../state/shown-permit.ts';
import { useReadToEnd } from './use-read-to-end.ts';
import { type ReviewedPermit } from './use-reviewed.ts';
import type { Signing } from './use-signing.ts';
import { RoundBar } from '../watch/round-bar.tsx';
import { RoundFields, UnsentRounds } from '../watch/round-fields.tsx';
import { useLinkRounds } from '../watch/round-source.ts';
import { useRoundNoting, type RoundNoting } from '../watch/use-round-noting.ts';
import { WatchPanel } from '../watch/watch-panel.tsx';
import styles from './view-permit-page.module.css';

type Link = { permitId: string; pin: string };

/** The worker who signs on this phone after its owner; the phone falls back to its own session when they have signed. */
function useGuests({ permitId, pin }: Link, { retry }: ReviewedPermit) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [guest, setGuest] = useState<ReviewSession>();
  const toStart = () => void navigate(paths.viewPermit(permitId, pin, 0), { replace: true });
  return {
    isAsking,
    guest,
    ask: () => setAsking(true),
    close: () => setAsking(false),
    begin: (session: ReviewSession) => {
      setAsking(false);
      setGuest(session);
      toStart();
    },
    leave: () => {
      setGuest(undefined);
      retry();
      toStart();
    },
  };
}

type ReviewProps = { link: Link; reviewed: Reviewed; asked: string; state: ReviewedPermit };

/** Who signs here: the phone's owner, or the guest to whom they handed it. */
function useReader(link: Link, { permit, user }: Reviewed, state: ReviewedPermit) {
  const phone = useGuests(link, state);
  const owner = reviewerOf({ permit, user });
  const reader = phone.guest ? reviewerOf({ permit, user: phone.guest.user }) : owner;
  const isTurn = reader?.status === 'Pending' && mayMove(standingOf(permit), 'sign', 'pendingPerson');
  const others = phone.guest ? [] : workersToSign(permit, owner);
  const sign = async (signing: Signing) => {
    const signBy = (token: string) => call(permitApi.sign, { params: { id: permit._id }, body: signing }, { token });
    if (phone.guest) {
      await signBy(phone.guest.token);
      phone.leave();
    } else state.put(await asReviewer(link, ({ token }) => signBy(token)));
  };
  return { phone, owner, reader: reader && { ...reader, isTurn }, others, sign };
}

type Reading = ReturnType<typeof useReader>;

/** Signing for whoever reads, and handing the phone to the next worker. */
function ReviewActs({ reading, isRead, onSign }: { reading: Reading; isRead: boolean; onSign: () => void }) {
  const { t } = useTranslation();
  const { phone, reader, others } = reading;
  const hint = useId();
  const isTurn = reader?.isTurn === true;
  return (
    <>
      {isTurn && !isRead && (
        <p id={hint} className={styles.hint}>
          {t('permits.view.readFirst')}
        </p>
      )}
      {isTurn && (
        <Button
          wide
          aria-describedby={isRead ? undefined : hint}
          variant={isRead ? 'primary' : 'secondary'}
          disabled={phone.guest !== undefined && !isRead}
          onClick={onSign}
        >
          {t('permits.sign.act')}
        </Button>
      )}
      {others.length > 0 && (
        <Button wide variant={isTurn ? 'secondary' : 'primary'} onClick={phone.ask}>
          {t('permits.phone.next')}
        </Button>
      )}
    </>
  );
}

type DialogsProps = {
  link: Link;
  permit: Permit;
  state: ReviewedPermit;
  reading: Reading;
  isSigning: boolean;
  onClose: () => void;
};

function ReviewDialogs({ link, permit, state, reading, isSigning, onClose }: DialogsProps) {
  const { phone, reader, others, sign } = reading;
  return (
    <>
      {phone.isAsking && others.length > 0 && (
        <NextSigner link={link} permit={permit} waiting={others} onBegun={phone.begin} onClose={phone.close} />
      )}
      {isSigning && reader?.isTurn && (
        <SignForm
          permit={permit}
          person={reader}
          pin={phone.guest?.pin ?? link.pin}
          sign={async (signing) => {
            await sign(signing);
            onClose();
          }}
          onChanged={(current) => (current && !phone.guest ? state.put(current) : state.retry())}
          onClose={onClose}
        />
      )}
    </>
  );
}

type WatchProps = { permit: Permit; noting: RoundNoting; isWatching: boolean };

/** The watch that runs, and what whoever watches observes. */
function WatchOnPhone({ permit, noting, isWatching }: WatchProps) {
  return (
    <>
      <WatchPanel permit={permit} unsent={isWatching ? noting.waiting : []} />
      <UnsentRounds noting={noting} />
      {isWatching && <RoundFields noting={noting} />}
    </>
  );
}

/** How the person of a link may act in a granted permit. */
function fieldReader(link: Link, { permit, user }: Reviewed, state: ReviewedPermit): FieldReader {
  const person = reviewerOf({ permit, user });
  return {
    permit,
    callers: person ? [callerAs(permit, person)] : [],
    own: person ? [person] : [],
    pin: link.pin,
    send: (act, given) => asReviewer(link, ({ token }) => sendAct(act, permit._id, given, { token })),
    onChanged: (changed) => (changed ? state.put(changed) : state.retry()),
  };
}

type BodyProps = {
  permit: Permit;
  state: ReviewedPermit;
  reading: Reading;
  noting: RoundNoting;
  isWatching: boolean;
  index: number;
  count: number;
  /** The acts that the foot has no room for. */
  acts: ReactNode;
};

/** One page of the permit. */
function Body({ permit, state, reading, noting, isWatching, index, count, acts }: BodyProps) {
  const { phone, owner, reader } = reading;
  return (
    <>
      <SuspendedBanner permit={permit} />
      {index === 0 && <WatchOnPhone permit={permit} noting={noting} isWatching={isWatching} />}
      <Top permit={permit} index={index} count={count} state={state} isWatching={isWatching} />
      {phone.guest && reader && owner && <GuestNotice guest={reader} owner={owner} onLeave={phone.leave} />}
      {index === 0 ? (
        <Cover permit={permit} reviewer={reader} acts={acts} />
      ) : (
        <FormPage permit={permit} place={formPageAt('permit', index)} />
      )}
    </>
  );
}

const pageAsked = (asked: string, count: number) => (/^\d{1,3}$/.test(asked) ? Number(asked) : count);

/** A permit as its reader goes through it page by page. */
export function Review({ link, reviewed, asked, state }: ReviewProps) {
  const [isSigning, setSigning] = useState(false);
  const { permit } = reviewed;
  const reading = useReader(link, reviewed, state);
  const field = useFieldActs(fieldReader(link, reviewed, state));
  const noting = useRoundNoting(useLinkRounds(link), state.put);
  const isWatching = reading.owner?.isWatch === true && mayMove(standingOf(permit), 'round', 'watch');
  const acts = reading.phone.guest ? [] : [...field.awaited, ...field.others];
  const count = indexOfFormPage('permit', permit.pages.length);
  const index = pageAsked(asked, count);
  const { isRead, end } = useReadToEnd(reading.reader?._id ?? '', index, count);
  if (index >= count) return <Navigate to={paths.viewPermit(link.permitId, link.pin, 0)} replace />;
  const buttons = (some: readonly FieldAct[], isNext = false) => (
    <FieldButtons acts={some} onAsk={field.ask} isNext={isNext} wide />
  );
  const signing = <ReviewActs reading={reading} isRead={isRead} onSign={() => setSigning(true)} />;
  const isNext = field.awaited.length > 0;
  const steps = <Steps link={link} index={index} count={count} isRead={isRead || isWatching || isNext} />;
  const body = { permit, state, reading, noting, isWatching, index, count };
  return (
    <>
      <div className={styles.page}>
        {/* The foot of a phone has room for one act, and for nothing but rounds while a watch runs. */}
        <Body
          {...body}
          acts={
            isWatching ? (
              <>
                {signing}
                {buttons(acts)}
              </>
            ) : (
              buttons(acts.slice(1))
            )
          }
        />
        {isWatching && steps}
        <div key={`end ${index}`} ref={end} aria-hidden="true" />
      </div>
      <Bar>
        {isWatching ? (
          <RoundBar permit={permit} noting={noting} isAway={noting.isAway || isOffline(state)} />
        ) : (
          <>
            {signing}
            {buttons(acts.slice(0, 1), isNext)}
            {steps}
          </>
        )}
      </Bar>
      {field.dialog}
      <ReviewDialogs
        link={link}
        permit={permit}
        state={state}
        reading={reading}
        isSigning={isSigning}
        onClose={() => setSigning(false)}
      />
    </>
  );
}

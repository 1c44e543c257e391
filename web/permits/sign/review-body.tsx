import { type ReactNode, type Ref } from 'react';
import { formPageAt } from '../../../shared/content/pages/page-number.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { SuspendedBanner } from '../field/suspended-banner.tsx';
import { GuestNotice } from './next-signer.tsx';
import { Cover, FormPage, SignedNotice, Top } from './review-parts.tsx';
import type { Reading } from './use-reader.ts';
import { type ReviewedPermit } from './use-reviewed.ts';
import { RoundFields, UnsentRounds } from '../watch/round-fields.tsx';
import { type RoundNoting } from '../watch/use-round-noting.ts';
import { WatchPanel } from '../watch/watch-panel.tsx';

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

type BodyProps = {
  permit: Permit;
  state: ReviewedPermit;
  reading: Reading;
  noting: RoundNoting;
  isWatching: boolean;
  index: number;
  count: number;
  /** The notice that the reader has signed. */
  signedBox: Ref<HTMLDivElement>;
  /** The acts that the foot has no room for. */
  acts: ReactNode;
};

/** One page of the permit. */
export function Body({ permit, state, reading, noting, isWatching, index, count, signedBox, acts }: BodyProps) {
  const { phone, owner, reader } = reading;
  const signed = <SignedNotice reviewer={reader} box={signedBox} />;
  return (
    <>
      <SuspendedBanner permit={permit} />
      {index === 0 && <WatchOnPhone permit={permit} noting={noting} isWatching={isWatching} />}
      <Top permit={permit} index={index} count={count} state={state} isWatching={isWatching} />
      {phone.guest && reader && owner && <GuestNotice guest={reader} owner={owner} onLeave={phone.leave} />}
      {index === 0 ? (
        <Cover permit={permit} signed={signed} acts={acts} />
      ) : (
        <>
          {signed}
          <FormPage permit={permit} place={formPageAt('permit', index)} />
        </>
      )}
    </>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { mayMove } from '../../../shared/permits/permit-moves.ts';
import { call } from '../../app/api/call.ts';
import { paths } from '../../app/routing/paths.ts';
import { workersToSign } from './next-signer.tsx';
import { asReviewer, type Reviewed, type ReviewSession } from './review-session.ts';
import { reviewerOf } from './review-parts.tsx';
import { shownInOf } from './shown-in-of.ts';
import { standingOf } from '../state/shown-permit.ts';
import { type ReviewedPermit } from './use-reviewed.ts';
import type { Signing } from './use-signing.ts';

export type Link = { permitId: string; pin: string };

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

/** Who signs here: the phone's owner, or the guest to whom they handed it. */
export function useReader(link: Link, { permit, user }: Reviewed, state: ReviewedPermit) {
  const phone = useGuests(link, state);
  const owner = reviewerOf({ permit, user });
  const reader = phone.guest ? reviewerOf({ permit, user: phone.guest.user }) : owner;
  const isTurn = reader?.status === 'Pending' && mayMove(standingOf(permit), 'sign', 'pendingPerson');
  const others = phone.guest ? [] : workersToSign(permit, owner);
  const sign = async (signing: Signing) => {
    const signBy = (token: string) =>
      call(permitApi.sign, { params: { id: permit._id }, body: { ...signing, ...shownInOf(permit) } }, { token });
    if (phone.guest) {
      await signBy(phone.guest.token);
      phone.leave();
    } else state.put(await asReviewer(link, ({ token }) => signBy(token)));
  };
  return { phone, owner, reader: reader && { ...reader, isTurn }, others, sign };
}

export type Reading = ReturnType<typeof useReader>;

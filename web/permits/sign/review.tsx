import { Navigate } from 'react-router-dom';
import { indexOfFormPage } from '../../../shared/content/pages/page-number.ts';
import { mayMove } from '../../../shared/permits/permit-moves.ts';
import { paths } from '../../app/routing/paths.ts';
import { ReviewActs, ReviewDialogs, useSigningHere } from './review-acts.tsx';
import { Body } from './review-body.tsx';
import { keptKeyOf } from './kept-permits.ts';
import { asReviewer, type Reviewed } from './review-session.ts';
import { Bar, isOffline, reviewerOf, Steps } from './review-parts.tsx';
import { callerAs } from '../../../shared/permits/permit-callers.ts';
import { sendAct, type FieldAct, type FieldReader } from '../field/field-acts.ts';
import { FieldButtons, useFieldActs } from '../field/field-buttons.tsx';
import { standingOf } from '../state/shown-permit.ts';
import { useReader, type Link } from './use-reader.ts';
import { useReadToEnd } from './use-read-to-end.ts';
import { type ReviewedPermit } from './use-reviewed.ts';
import { RoundBar } from '../watch/round-bar.tsx';
import { useRoundNoting } from '../watch/use-round-noting.ts';
import styles from './view-permit-page.module.css';

type ReviewProps = { link: Link; reviewed: Reviewed; asked: string; state: ReviewedPermit };

/** How the person of a link may act in a granted permit. */
function fieldReader(link: Link, { permit, user }: Reviewed, state: ReviewedPermit): FieldReader {
  const person = reviewerOf({ permit, user });
  return {
    permit,
    callers: person ? [callerAs(permit, person)] : [],
    own: person ? [person] : [],
    pin: link.pin,
    send: (act, given) => asReviewer(link, ({ token }) => sendAct(act, permit, given, { token })),
    onChanged: (changed) => (changed ? state.put(changed) : state.retry()),
  };
}

const pageAsked = (asked: string, count: number) => (/^\d{1,3}$/.test(asked) ? Number(asked) : count);

/** A permit as its reader goes through it page by page. */
export function Review({ link, reviewed, asked, state }: ReviewProps) {
  const signing = useSigningHere();
  const { permit } = reviewed;
  const reading = useReader(link, reviewed, state);
  const field = useFieldActs(fieldReader(link, reviewed, state));
  const noting = useRoundNoting({ permitId: permit._id, link: keptKeyOf(link) }, state.put);
  const isWatching = reading.owner?.isWatch === true && mayMove(standingOf(permit), 'round', 'watch');
  const acts = reading.phone.guest ? [] : [...field.awaited, ...field.others];
  const count = indexOfFormPage('permit', permit.pages.length);
  const index = pageAsked(asked, count);
  const { unread, end } = useReadToEnd(reading.reader?._id ?? '', index, count);
  if (index >= count) return <Navigate to={paths.viewPermit(link.permitId, link.pin, 0)} replace />;
  const buttons = (some: readonly FieldAct[], isNext = false) => (
    <FieldButtons acts={some} onAsk={field.ask} isNext={isNext} wide />
  );
  const isRead = unread.length === 0;
  const passed = unread.filter((page) => page < index);
  const signAct = <ReviewActs reading={reading} isRead={isRead} passed={passed} onSign={signing.open} />;
  const isNext = field.awaited.length > 0;
  const steps = <Steps link={link} index={index} count={count} isRead={isRead || isWatching || isNext} />;
  const body = { permit, state, reading, noting, isWatching, index, count, signedBox: signing.signedBox };
  return (
    <>
      <div className={styles.page}>
        {/* The foot of a phone has room for one act, and for nothing but rounds while a watch runs. */}
        <Body
          {...body}
          acts={
            isWatching ? (
              <>
                {signAct}
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
            {signAct}
            {buttons(acts.slice(0, 1), isNext)}
            {steps}
          </>
        )}
      </Bar>
      {field.dialog}
      <ReviewDialogs link={link} permit={permit} state={state} reading={reading} signing={signing} />
    </>
  );
}

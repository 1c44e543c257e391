import { useTranslation } from 'react-i18next';
import type { Overlap } from '../../../shared/permits/overlap.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { WithNumber } from '../permit/with-number.tsx';
import styles from './overlaps.module.css';

/** One overlap in a sentence: the other permit, where, when, and whether one of the two wants its zone for itself. */
export function OverlapLine({ overlap }: { overlap: Overlap }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { number, zone, from, until, isExclusive } = overlap;
  const text = t('permits.overlaps.line', { number, zone, from: dateTime(from), until: dateTime(until) });
  return (
    <>
      <WithNumber text={text} number={number} />
      {isExclusive && <strong> {t('permits.overlaps.exclusive')}</strong>}
    </>
  );
}

function OverlapList({ overlaps }: { overlaps: readonly Overlap[] }) {
  return (
    <ul className={styles.list}>
      {overlaps.map((overlap) => (
        <li key={`${overlap.number} ${overlap.zone}`}>
          <OverlapLine overlap={overlap} />
        </li>
      ))}
    </ul>
  );
}

/** What a permit overlaps with as far as is known; nothing where it is alone in its zones. */
export function Overlaps({ permit: { overlaps, state } }: { permit: Permit }) {
  const { t } = useTranslation();
  if (!overlaps || overlaps.length === 0) return null;
  return (
    <Alert kind="other" title={t('permits.overlaps.title', { count: overlaps.length })}>
      <p>{t(state === 'Draft' ? 'permits.overlaps.ofDraft' : 'permits.overlaps.text')}</p>
      <OverlapList overlaps={overlaps} />
    </Alert>
  );
}

/** Why a permit was granted beside others, for paper and screen: its own reason, then those that others' grantors gave. */
export function OverlapReasons({ permit: { overlapReason, history } }: { permit: Permit }) {
  const { t } = useTranslation();
  const told = history.flatMap(({ what, overlap, reason = '', person = '', at }) =>
    what === 'overlapped' && overlap ? [{ overlaps: [overlap], reason, by: person, at }] : [],
  );
  const reasons = [...(overlapReason ? [overlapReason] : []), ...told];
  if (reasons.length === 0) return null;
  return (
    <>
      {reasons.map(({ overlaps, reason, by, at }) => (
        <div key={`${at} ${overlaps[0]?.number}`} className={styles.reason}>
          <p>
            <strong>{t('permits.overlaps.granted')}:</strong> {reason} ({by})
          </p>
          <OverlapList overlaps={overlaps} />
        </div>
      ))}
    </>
  );
}

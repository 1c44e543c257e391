import { useId } from 'react';
import { formatDate } from '../../shared/core/dates.ts';
import type { PassState } from '../../shared/gate/pass-state.ts';
import { useLanguage } from '../app/texts/i18n.ts';
import { classNames } from '../ui/class-names.ts';
import { QrCode } from '../ui/figures/qr-code.tsx';
import { CheckIcon, OfflineIcon } from '../ui/first-icons.tsx';
import { ArchiveIcon, ClockIcon, ClockOffIcon, PencilIcon, UndoIcon } from '../ui/icons.tsx';
import { cardCounts, passAddress, siteOf, whenFetched } from './pass-facts.ts';
import styles from './pass-card.module.css';
import { usePassTexts } from './texts/use-pass-texts.ts';
import type { ShownPass } from './use-pass.ts';

const SIGNS = {
  archived: ArchiveIcon,
  unfinished: PencilIcon,
  returned: UndoIcon,
  expired: ClockOffIcon,
  renewal: ClockIcon,
  waiting: ClockIcon,
  valid: CheckIcon,
} as const satisfies Record<PassState, typeof CheckIcon>;

/** A worker's pass for the gate: who, a QR code to read, and the state in a word, a colour and a sign. */
export function PassCard({ shown }: { shown: ShownPass }) {
  const texts = usePassTexts();
  const language = useLanguage();
  const id = useId();
  const { pass, fetchedAt, isKept } = shown;
  const { state, validUntil } = pass;
  const Sign = SIGNS[state];
  const advice = texts.advice[state];
  return (
    <div className={styles.whole}>
      <section className={styles.card} aria-labelledby={`${id} ${id}-name`}>
        <h2 id={id} className={styles.title}>
          {texts.show}
        </h2>
        <p id={`${id}-name`} className={styles.name}>
          {pass.name || '—'}
        </p>
        {pass.employer && <p>{pass.employer}</p>}
        <div className={styles.code}>
          <QrCode text={passAddress(pass.passId)} label={texts.code(pass.name)} />
        </div>
        <p className={classNames(styles.state, styles[state])}>
          <Sign />
          <span>
            <strong>{texts.state[state]}</strong>
            {state === 'valid' && validUntil && ` ${texts.until(formatDate(validUntil))}`}
          </span>
        </p>
        {advice && <p>{advice}</p>}
        <PassFacts shown={shown} />
        <PassMarks marks={pass.marks} />
        <p className={styles.small}>{texts.noPhotoId}</p>
      </section>
      <p className={styles.fetched}>
        {isKept && <OfflineIcon />}
        {texts.fetched(whenFetched(fetchedAt, language))}
        {isKept && `, ${texts.worksOffline}`}
      </p>
    </div>
  );
}

function PassFacts({ shown: { pass } }: { shown: ShownPass }) {
  const texts = usePassTexts();
  const site = siteOf(pass);
  const counts = cardCounts(pass);
  const facts = [
    { label: texts.site, value: site },
    { label: texts.cards, value: counts && texts.validCards(counts.valid, counts.all) },
    { label: texts.induction, value: pass.inductionName === site ? undefined : pass.inductionName },
    { label: texts.signed, value: pass.signed && formatDate(pass.signed) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** With these a printed report, a receipt or an evidence file is compared. */
function PassMarks({ marks }: Pick<ShownPass['pass'], 'marks'>) {
  const texts = usePassTexts();
  if (!marks?.length) return null;
  return (
    <details className={styles.marks}>
      <summary>{texts.marks}</summary>
      <ul>
        {marks.map(({ n, day, mark }) => (
          <li key={n}>
            {formatDate(day)} <span className={styles.mark}>{mark}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

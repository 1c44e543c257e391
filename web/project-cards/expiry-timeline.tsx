import { useTranslation } from 'react-i18next';
import type { CardExpiries } from '../../shared/cards/card.ts';
import { useStaffLanguage } from '../app/texts/i18n.ts';
import styles from './expiry-timeline.module.css';
import { monthInFigures, monthInWords } from './months.ts';

type Month = CardExpiries['months'][number];

const PARTS = ['expired', 'warn', 'valid'] as const;
/** The height of a bar in units of its drawing. */
const HEIGHT = 48;
const WIDTH = 32;
/** The smallest visible height of one card. */
const LEAST = 4;

const totalOf = ({ expired, warn, valid }: Month) => expired + warn + valid;

/** The parts of a bar from the bottom up, each at least the visible minimum. */
export function stackOf(month: Month, most: number): { part: (typeof PARTS)[number]; y: number; height: number }[] {
  const heights = PARTS.map((part) =>
    month[part] === 0 ? 0 : Math.max(LEAST, (month[part] / most) * (HEIGHT - 2 * LEAST)),
  );
  return PARTS.map((part, place) => {
    const reach = heights.slice(0, place + 1).reduce((sum, height) => sum + height, 0);
    return { part, y: HEIGHT - reach, height: heights[place] ?? 0 };
  });
}

function Bar({ month, most }: { month: Month; most: number }) {
  return (
    <svg className={styles.bar} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {stackOf(month, most).map(({ part, y, height }) => (
        <rect key={part} className={styles[part]} x="0" y={y} width={WIDTH} height={height} />
      ))}
    </svg>
  );
}

type TimelineProps = { expiries: CardExpiries; chosen: string; onChoose: (month: string) => void };

function Bucket({
  month,
  most,
  isChosen,
  onChoose,
}: {
  month: Month;
  most: number;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  const total = totalOf(month);
  const words = t('projectCards.timeline.month', { month: monthInWords(month.month, language), count: total });
  return (
    <button type="button" className={styles.bucket} aria-pressed={isChosen} aria-label={words} onClick={onChoose}>
      <Bar month={month} most={most} />
      {total > 0 && <span className={styles.count}>{total}</span>}
      <span className={styles.month}>{monthInFigures(month.month)}</span>
    </button>
  );
}

function Table({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  return (
    <details className={styles.details}>
      <summary>{t('projectCards.timeline.asTable')}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('projectCards.timeline.monthHead')}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {t(`projectCards.status.${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{monthInWords(month.month, language)}</th>
              {PARTS.map((part) => (
                <td key={part}>{month[part]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The expiries by month: twelve months, each linked to its cards, and the same as a table. */
export function ExpiryTimeline({ expiries: { months, isWhole }, chosen, onChoose }: TimelineProps) {
  const { t } = useTranslation();
  const most = Math.max(1, ...months.map(totalOf));
  return (
    <section className={styles.timeline} aria-labelledby="expiry-timeline-title">
      <h2 id="expiry-timeline-title" className={styles.title}>
        {t('projectCards.timeline.title')}
      </h2>
      {!isWhole && <p className={styles.note}>{t('projectCards.timeline.notWhole')}</p>}
      <div className={styles.buckets}>
        {months.map((month) => (
          <Bucket
            key={month.month}
            month={month}
            most={most}
            isChosen={chosen === month.month}
            onChoose={() => onChoose(month.month)}
          />
        ))}
      </div>
      <Table months={months} />
    </section>
  );
}

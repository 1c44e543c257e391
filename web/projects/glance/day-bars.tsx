import { useTranslation } from 'react-i18next';
import type { Glance, GlanceNumber } from '../../../shared/home/glance.ts';
import { GLANCE_DAYS } from '../../../shared/home/glance-days.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './day-bars.module.css';

const WIDTH = 8;
const GAP = 3;
const HEIGHT = 32;
/** The smallest visible height of a number. */
const LEAST = 4;

type DayBarsProps = { days: Glance['days']; of: GlanceNumber; tone: string };

/** How a number stood on each of 14 mornings, the newest at the end; a day of none, or one that was not counted, has no bar. */
export function DayBars({ days, of, tone }: DayBarsProps) {
  const { t } = useTranslation();
  const counts = days.map((day) => day[of] ?? 0);
  const most = Math.max(...counts, 0);
  if (most === 0) return null;
  const first = GLANCE_DAYS - counts.length;
  return (
    <span className={styles.figure} title={t('projects.glance.most', { count: most })}>
      <svg
        className={classNames(styles.bars, styles[tone])}
        viewBox={`0 0 ${GLANCE_DAYS * (WIDTH + GAP) - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {counts.map((count, place) => {
          const height = count === 0 ? 0 : Math.max(LEAST, (count / most) * HEIGHT);
          const x = (first + place) * (WIDTH + GAP);
          return height > 0 && <rect key={x} x={x} y={HEIGHT - height} width={WIDTH} height={height} />;
        })}
      </svg>
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import { formatTime } from '../../shared/core/dates.ts';
import type { SitePermit } from '../../shared/home/home.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { shownTime } from '../ui/shown-time.ts';
import { useClock } from '../ui/use-clock.ts';
import { countedOf } from './counted.ts';
import styles from './ending-panel.module.css';
import { HomePanel } from './home-panel.tsx';
import { HomeRow, HomeRows } from './home-row.tsx';

const FIRST_HOUR = 6;
const LAST_HOUR = 18;
const MOST_SHOWN = 8;
const HOURS = [6, 9, 12, 15, 18];

const placeOf = (hour: number) =>
  `${(Math.min(Math.max((hour - FIRST_HOUR) / (LAST_HOUR - FIRST_HOUR), 0), 1) * 100).toFixed(2)}%`;

/** The working day as a tape, with now. */
function Day({ now }: { now: Date }) {
  const { t } = useTranslation();
  const [hours = 0, minutes = 0] = formatTime(now.toISOString()).split('.').map(Number);
  const at = placeOf(hours + minutes / 60);
  return (
    <div className={styles.day} aria-hidden="true">
      <div className={styles.tape} />
      <div className={styles.past} style={{ width: at }} />
      <div className={styles.pointer} style={{ left: at }} />
      {HOURS.filter((hour) => Math.abs(hour - hours - minutes / 60) > 1.8).map((hour) => (
        <span key={hour} className={styles.hour} style={{ left: placeOf(hour) }}>
          {hour}
        </span>
      ))}
      <span className={styles.now} style={{ left: at }}>
        {t('home.now', { time: formatTime(now.toISOString()) })}
      </span>
    </div>
  );
}

/** The permits that end today, soonest first. */
export function EndingPanel({ permits }: { permits: readonly SitePermit[] }) {
  const { t } = useTranslation();
  const now = useClock();
  const count = permits.length;
  return (
    <HomePanel
      title={t('home.endingToday')}
      count={countedOf(t('home.permitsEnding', { count }), { count, isMore: false })}
    >
      <Day now={now} />
      <HomeRows>
        {permits.slice(0, MOST_SHOWN).map(({ _id, name, formName, site, dailyEndTime }) => (
          <HomeRow
            key={_id}
            time={shownTime(dailyEndTime)}
            name={name}
            about={site.name || formName}
            to={staffPaths.projectPermit(site._id, _id)}
          />
        ))}
      </HomeRows>
    </HomePanel>
  );
}

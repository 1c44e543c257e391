import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { formatTime } from '../../../shared/core/dates.ts';
import type { Glance } from '../../../shared/home/glance.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { LoadFailure } from '../../lists/load-failure.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { DayBars } from './day-bars.tsx';
import { GLANCE_NUMBERS, type NumberDesign } from './glance-numbers.ts';
import styles from './glance-page.module.css';
import { useGlance } from '../../lists/sites/use-glance.ts';

type TileProps = { projectId: string; glance: Glance; design: NumberDesign };

/** A number with its name, which leads to what it counts, and its 14 days. */
function Tile({ projectId, glance, design: { key, days, tone, tab, state, of } }: TileProps) {
  const { t } = useTranslation();
  const number = of(glance);
  if (number === undefined) return null;
  return (
    <li className={styles.tile}>
      <Link
        className={styles.link}
        to={`${staffPaths.projectTab(projectId, tab)}${state && `?${new URLSearchParams({ state }).toString()}`}`}
      >
        <span className={styles.name}>{t(`projects.glance.${key}`)}</span>
        <strong className={classNames(styles.count, number?.count === 0 && styles.none)}>
          {number === null ? '–' : `${number.count}${number.isMore ? '+' : ''}`}
        </strong>
        {number?.at !== undefined && (
          <span className={styles.note}>{t('projects.glance.at', { time: formatTime(number.at) })}</span>
        )}
      </Link>
      {days && <DayBars days={glance.days} of={days} tone={tone} />}
      {number === null && <span className={styles.note}>{t('projects.glance.notCounted')}</span>}
    </li>
  );
}

/** A site at a glance: what waits, what is valid, what expires, each number leading to its list. */
export function GlancePage() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams();
  const { data: glance, error, refetch } = useGlance(projectId);
  if (error && !glance) {
    return <LoadFailure error={error} onRetry={refetch} title={t('projects.glance.loadFailed')} />;
  }
  if (!glance) return <Skeleton lines={5} label={t('common.loading')} />;
  return (
    <section className={styles.page} aria-label={t('projects.tabs.glance')}>
      <ul className={styles.tiles}>
        {GLANCE_NUMBERS.map((design) => (
          <Tile key={design.key} projectId={projectId} glance={glance} design={design} />
        ))}
      </ul>
      {glance.days.length > 1 && <p className={styles.note}>{t('projects.glance.bars')}</p>}
    </section>
  );
}

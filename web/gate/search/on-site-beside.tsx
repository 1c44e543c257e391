import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatTime } from '../../../shared/core/dates.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import type { useOnSite } from '../../presence/use-on-site.ts';
import styles from './gate-page.module.css';

const MOST_SHOWN = 12;

type OnSiteBesideProps = { projectId: string; onSite: ReturnType<typeof useOnSite> };

/** Who came to the site last, from what is at hand for when there is no network; a press shows one of them. */
export function OnSiteBeside({ projectId, onSite: { at, people } }: OnSiteBesideProps) {
  const { t } = useTranslation();
  const id = useId();
  if (at === undefined) return null;
  const newest = people.slice(-MOST_SHOWN).reverse();
  return (
    <section className={styles.beside} aria-labelledby={id}>
      <h2 id={id} className={styles.besideTitle}>
        <Link to={staffPaths.projectTab(projectId, 'presence')}>{t('gate.onSite.title')}</Link> {people.length}
      </h2>
      {newest.length === 0 && <p className={styles.note}>{t('gate.onSite.nobody')}</p>}
      <ul className={styles.lines}>
        {newest.map(({ passId, name, employer, since }) => (
          <li key={passId}>
            <Link className={styles.line} to={staffPaths.gatePerson(projectId, passId)}>
              <span className={styles.who}>
                <strong>{name || t('gate.noName')}</strong>
                {employer}
              </span>
              <span>{formatTime(since)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Verdict } from '../../../shared/gate/gate-verdict.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { FROM_SEARCH } from '../from-search.ts';
import { VerdictMark } from '../verdict/verdict-mark.tsx';
import styles from './gate-page.module.css';

type Person = { passId: string; name: string; employer: string; verdict: Verdict };

/** People with their verdicts; a press shows one of them. */
export function People({ projectId, people }: { projectId: string; people: readonly Person[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.people}>
      {people.map(({ passId, name, employer, verdict }) => (
        <li key={passId}>
          <Link className={styles.person} to={staffPaths.gatePerson(projectId, passId)} state={FROM_SEARCH}>
            <span className={styles.who}>
              <strong className={styles.name}>{name || t('gate.noName')}</strong>
              {employer}
            </span>
            <VerdictMark verdict={verdict} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './permit-nav.module.css';

/** `broken`: the page has issues; `none`: the page is not checked, like a read-only page. */
export type NavMark = 'done' | 'broken' | 'none';

export type NavRow = { index: number; title: string; mark: NavMark };

type PermitNavProps = { rows: readonly NavRow[]; current: number; pathTo: (index: number) => string };

/** Links to a permit's pages with what is missing; every page can be opened at any time. */
export function PermitNav({ rows, current, pathTo }: PermitNavProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('permits.pages.label')}>
      <ol className={styles.pages}>
        {rows.map(({ index, title, mark }) => (
          <li key={index}>
            <Link
              to={pathTo(index)}
              className={classNames(styles.page, styles[mark])}
              aria-current={index === current ? 'page' : undefined}
            >
              <span className={styles.title}>{title}</span>
              {mark === 'done' && <CheckIcon />}
              {mark === 'broken' && <AlertIcon />}
              {mark !== 'none' && <VisuallyHidden>. {t(`permits.pages.${mark}`)}</VisuallyHidden>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

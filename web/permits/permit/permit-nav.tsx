import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { useWidthUpTo } from '../../ui/use-width-up-to.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './permit-nav.module.css';

/** `broken`: the page has issues; `none`: the page is not checked, like a read-only page. */
export type NavMark = 'done' | 'broken' | 'none';

export type NavRow = { index: number; title: string; mark: NavMark };

type PermitNavProps = { rows: readonly NavRow[]; current: number; pathTo: (index: number) => string };

function Mark({ mark }: { mark: NavMark }) {
  const { t } = useTranslation();
  return (
    <>
      {mark === 'done' && <CheckIcon />}
      {mark === 'broken' && <AlertIcon />}
      {mark !== 'none' && <VisuallyHidden>. {t(`permits.pages.${mark}`)}</VisuallyHidden>}
    </>
  );
}

function Pages({ rows, current, pathTo }: PermitNavProps) {
  return (
    <ol className={styles.pages}>
      {rows.map(({ index, title, mark }) => (
        <li key={index}>
          <Link
            to={pathTo(index)}
            className={classNames(styles.page, styles[mark])}
            aria-current={index === current ? 'page' : undefined}
          >
            <span className={styles.title}>{title}</span>
            <Mark mark={mark} />
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** Links to a permit's pages with what is missing; every page can be opened at any time. Behind a press where they stand above the page. */
export function PermitNav(props: PermitNavProps) {
  const { rows, current } = props;
  const { t } = useTranslation();
  const isAbove = useWidthUpTo('tablet');
  const mark = rows.find(({ index }) => index === current)?.mark ?? 'none';
  return (
    <nav aria-label={t('permits.pages.label')}>
      {isAbove ? (
        <details key={current} className={styles.folded}>
          <summary>
            <span className={classNames(styles.place, styles[mark])}>
              {t('permits.pages.place', { page: current + 1, total: rows.length })}
              <Mark mark={mark} />
            </span>
          </summary>
          <Pages {...props} />
        </details>
      ) : (
        <Pages {...props} />
      )}
    </nav>
  );
}

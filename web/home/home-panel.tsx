// <HomePanel title={t('…')} count={3} more={[{ to: paths.projects, label: t('…') }]}>…</HomePanel>: a part of the home page.
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './home-panel.module.css';

type HomePanelProps = {
  title: string;
  /** How many there are, as words for screen readers and a number beside the title. */
  count?: { shown: string; text: string } | undefined;
  more?: readonly { to: string; label: string }[];
  children: ReactNode;
};

const NONE: NonNullable<HomePanelProps['more']> = [];

export function HomePanel({ title, count, more = NONE, children }: HomePanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
          {count && (
            <>
              {' '}
              <span className={styles.count} title={count.text}>
                {count.shown}
              </span>
            </>
          )}
        </h2>
        {more.length > 0 && (
          <span className={styles.more}>
            {more.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </span>
        )}
      </header>
      {children}
    </section>
  );
}

/** What a part says where it has nothing to show. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>;
}

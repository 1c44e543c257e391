// <Panel title={t('…')} beside={…} id="page-1">…</Panel>: a white box with its heading.
import type { ReactNode } from 'react';
import styles from './panel.module.css';

type PanelProps = { title: ReactNode; beside?: ReactNode; id?: string; children: ReactNode };

export function Panel({ title, beside, id, children }: PanelProps) {
  return (
    <section id={id} className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {beside}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

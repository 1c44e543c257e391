// <Page>…</Page>, <Page as="main">…</Page>: the ground of a wide screen, its parts under each other.
import type { ReactNode } from 'react';
import styles from './page.module.css';

type PageProps = { as?: 'div' | 'main'; id?: string; children: ReactNode };

export function Page({ as: Element = 'div', id, children }: PageProps) {
  return (
    <Element id={id} className={styles.page}>
      {children}
    </Element>
  );
}

// <StickyBar><Button variant="secondary">Takaisin</Button><Button wide>Jatka</Button></StickyBar>, last inside the page.
// It stays in view above the phone's own bar; nothing focused hides under it.
import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { PublicBar } from '../app/shell/public-bar.tsx';
import styles from './login-frame.module.css';

/** The narrow panel of the pages about logging in. */
export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PublicBar />
      <main id="main" className={styles.panel}>
        {children}
      </main>
    </div>
  );
}

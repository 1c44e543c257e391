// <PhoneFrame><Player …/></PhoneFrame>: the player as a phone shows it, in the measures of the worker's pages.
import type { ReactNode } from 'react';
import styles from './phone-frame.module.css';

export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    // Inside a section the player's header is no second banner landmark.
    <section className={styles.room}>
      <div className={styles.phone} data-density="roomy">
        {children}
      </div>
    </section>
  );
}

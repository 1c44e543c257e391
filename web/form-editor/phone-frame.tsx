// <PhoneFrame><Player …/></PhoneFrame>: the player as a phone shows it, in the measures of the worker's pages.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './phone-frame.module.css';

export function PhoneFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className={styles.room} aria-label={t('editor.previewLabel')}>
      <div className={styles.phone} data-density="roomy">
        {children}
      </div>
    </section>
  );
}

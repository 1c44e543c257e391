import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../ui/page-heading.tsx';
import { EntryFailure, type Failure } from './entry-failure.tsx';
import styles from './hero.module.css';

export function Hero({ failure, pinForm }: { failure: Failure | undefined; pinForm: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.promise}>
          <PageHeading
            title={t('landing.title')}
            hasErrors={failure !== undefined}
            takesFocus={failure === undefined}
          />
          <p>{t('landing.lead')}</p>
        </div>
        <section className={styles.panel} aria-labelledby="pin-title">
          {failure && <EntryFailure {...failure} />}
          <h2 id="pin-title">{t('landing.pinTitle')}</h2>
          {pinForm}
        </section>
      </div>
      <div className={styles.tape} aria-hidden="true" />
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { EntryFailure, type Failure } from './entry-failure.tsx';
import { Button } from '../ui/button.tsx';
import { useDemoPin } from './demo-pin.ts';
import { goToPart } from './go-to-part.ts';
import styles from './hero.module.css';

/** Where whoever has no PIN goes on from the promise. */
function Onward() {
  const { t } = useTranslation();
  const hasDemo = useDemoPin() !== undefined;
  return (
    <div className={styles.onward}>
      {hasDemo && (
        <Button variant="secondary" onClick={() => goToPart('demo')}>
          {t('landing.tryNow')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => goToPart('begin')}>
        {t('landing.howToBegin')}
      </Button>
    </div>
  );
}

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
          <Onward />
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

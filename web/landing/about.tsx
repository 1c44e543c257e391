import { useTranslation } from 'react-i18next';
import { PROVIDER } from '../app/shell/provider.ts';
import styles from './about.module.css';

/** The service's provider, as far as the build's settings name one. */
function Provider() {
  const { t } = useTranslation();
  const { name, businessId, mail, hours } = PROVIDER;
  if (name === undefined) return null;
  return (
    <p>
      {t('landing.about.provider', { name })}
      {businessId !== undefined && ` ${t('landing.about.businessId', { businessId })}`}
      {mail !== undefined && (
        <>
          {' '}
          <a href={`mailto:${mail}`}>{mail}</a>
          {'. '}
        </>
      )}
      {hours !== undefined && ` ${t('landing.about.hours', { hours })}`}
    </p>
  );
}

export function About() {
  const { t } = useTranslation();
  return (
    <section id="about" className={styles.about} aria-labelledby="about-title">
      <div className={styles.inner}>
        <h2 id="about-title">{t('landing.aboutTitle')}</h2>
        <div className={styles.prose}>
          <p>{t('landing.about.what')}</p>
          <p>{t('landing.about.help')}</p>
          <Provider />
        </div>
      </div>
    </section>
  );
}

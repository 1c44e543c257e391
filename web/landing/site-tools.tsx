import { useTranslation } from 'react-i18next';
import type { Language } from '../../shared/core/fields.ts';
import styles from './site-tools.module.css';

/** What the site office has, each with a picture of its screen on a phone (`npm run screenshots`). */
const TOOLS = [
  { name: 'inductions', picture: 'approval' },
  { name: 'cards', picture: 'cards' },
  { name: 'permits', picture: 'permits' },
] as const;

export function SiteTools({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <section className={styles.band} aria-labelledby="site-tools">
      <div className={styles.inner}>
        <h2 id="site-tools" tabIndex={-1}>
          {t('landing.toolsTitle')}
        </h2>
        <ul className={styles.tools}>
          {TOOLS.map(({ name, picture }) => (
            <li key={name} className={styles.tool}>
              <img
                className={styles.picture}
                src={`/images/landing/${picture}.${language}.webp`}
                alt={t(`landing.tools.${name}.picture`)}
                width={360}
                height={480}
                loading="lazy"
                decoding="async"
              />
              <h3>{t(`landing.tools.${name}.title`)}</h3>
              <p>{t(`landing.tools.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

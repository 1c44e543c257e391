import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../shared/core/fields.ts';
import { storeLanguage } from '../app/language-choice.ts';
import { paths } from '../app/paths.ts';
import { WORDMARK } from '../app/product.ts';
import styles from './landing-footer.module.css';

export function LandingFooter({ language }: { language: Language }) {
  const { t } = useTranslation();
  const other = language === 'fi' ? 'en' : 'fi';
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <strong>{WORDMARK}</strong>
        <nav className={styles.links} aria-label={t('landing.footerLabel')}>
          <Link to={paths.start}>{t('landing.footerStart')}</Link>
          <Link to={paths.login}>{t('common.login')}</Link>
          <Link to={paths.home(other)} lang={other} onClick={() => storeLanguage(other)}>
            {t(`language.inOther.${other}`)}
          </Link>
        </nav>
      </div>
    </footer>
  );
}

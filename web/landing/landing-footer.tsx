import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../shared/core/fields.ts';
import { storeLanguage } from '../app/texts/language-choice.ts';
import { INFORMATION_PATHS, PRIVACY_NOTICE_FILE } from '../app/routing/information-paths.ts';
import { paths } from '../app/routing/paths.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { WORDMARK } from '../app/shell/product.ts';
import styles from './landing-footer.module.css';

const PAGES = ['induction', 'cardRegister', 'cookies', 'privacy', 'accessibility'] as const;

export function LandingFooter({ language }: { language: Language }) {
  const { t } = useTranslation();
  const other = language === 'fi' ? 'en' : 'fi';
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <strong>{WORDMARK}</strong>
        <nav className={styles.links} aria-label={t('landing.footerLabel')}>
          <Link to={paths.start}>{t('landing.footerStart')}</Link>
          {PAGES.map((page) => (
            <a key={page} href={INFORMATION_PATHS[page][language]}>
              {t(`landing.pages.${page}`)}
            </a>
          ))}
          <Link to={staffPaths.developers}>{t('landing.developers')}</Link>
          <a href={PRIVACY_NOTICE_FILE} lang="fi">
            {t('landing.privacyFile')}
          </a>
          <Link to={paths.verify(language)}>{t('landing.verify')}</Link>
          <Link to={paths.login}>{t('common.login')}</Link>
          <Link to={paths.home(other)} lang={other} onClick={() => storeLanguage(other)}>
            {t(`language.inOther.${other}`)}
          </Link>
        </nav>
      </div>
    </footer>
  );
}

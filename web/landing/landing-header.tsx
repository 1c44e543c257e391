import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../shared/core/fields.ts';
import { storeLanguage } from '../app/language-choice.ts';
import { INFORMATION_PATHS } from '../app/information-paths.ts';
import { paths } from '../app/paths.ts';
import { WORDMARK } from '../app/product.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './landing-header.module.css';

/** Goes to a part of this page without touching the address: a fragment other than #about would be another location. */
function goToPart(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

export function LandingHeader({ language }: { language: Language }) {
  const { t } = useTranslation();
  const other = language === 'fi' ? 'en' : 'fi';
  return (
    <TopBar
      width="rail"
      start={<Wordmark to={paths.home(language)} name={WORDMARK} />}
      end={
        <>
          <nav className={styles.parts} aria-label={t('landing.partsLabel')}>
            <button type="button" className={styles.part} onClick={() => goToPart('steps')}>
              {t('landing.partInduction')}
            </button>
            <button type="button" className={styles.part} onClick={() => goToPart('site-tools')}>
              {t('landing.partPermits')}
            </button>
            <a href={INFORMATION_PATHS.cardRegister[language]} className={styles.part}>
              {t('landing.partCards')}
            </a>
          </nav>
          <Link to={paths.home(other)} lang={other} className={styles.part} onClick={() => storeLanguage(other)}>
            {t(`language.inOther.${other}`)}
          </Link>
          <LinkButton to={paths.login} variant="secondary" isSmall>
            {t('common.login')}
          </LinkButton>
        </>
      }
    />
  );
}

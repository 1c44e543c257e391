import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { chooseLanguage, useLanguage } from './i18n.ts';
import { paths } from './paths.ts';
import { WORDMARK } from './product.ts';
import styles from './public-bar.module.css';

/** The header of the pages that need no login: the name, the language, and on wide screens a login link where it is asked for. */
export function PublicBar({ hasLogin = false }: { hasLogin?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <TopBar
      start={<Wordmark to={paths.home(language)} name={WORDMARK} />}
      end={
        <>
          <LanguageSwitch language={language} onChange={(chosen) => void chooseLanguage(chosen)} />
          {hasLogin && (
            <span className={styles.login}>
              <LinkButton to={paths.login} variant="secondary" isSmall>
                {t('common.login')}
              </LinkButton>
            </span>
          )}
        </>
      }
    />
  );
}

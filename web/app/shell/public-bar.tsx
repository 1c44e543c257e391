import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../ui/fields/language-switch.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TopBar } from '../../ui/bars/top-bar.tsx';
import { Wordmark } from '../../ui/bars/wordmark.tsx';
import { chooseLanguage, useLanguage } from '../texts/i18n.ts';
import { paths } from '../routing/paths.ts';
import { WORDMARK } from './product.ts';
import styles from './public-bar.module.css';

/** The header of pages without a login: the name, the language, and on wide screens an optional login link. */
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

import { useContext, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { staffLanguageOf } from '../../../shared/core/language.ts';
import { LanguageSwitch } from '../../ui/fields/language-switch.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TopBar, type TopBarProps } from '../../ui/bars/top-bar.tsx';
import { Wordmark } from '../../ui/bars/wordmark.tsx';
import { IsOfStaff } from '../routing/lazy-screen.ts';
import { fetchAhead, untilDrawn } from '../api/fetch-ahead.ts';
import { chooseLanguage, useLanguage } from '../texts/i18n.ts';
import { paths } from '../routing/paths.ts';
import { WORDMARK } from './product.ts';
import styles from './public-bar.module.css';

/** The choice of the other languages comes after the page, which most read in Finnish or English. */
function LaterLanguages() {
  const [Shown, setShown] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => (await import('./other-languages.tsx')).OtherLanguages;
    void untilDrawn()
      .then(() => fetchAhead(load))
      .then((loaded) => setShown(() => loaded));
  }, []);
  return <span className={styles.later}>{Shown && <Shown />}</span>;
}

/** The header of pages without a login: the name, the language, and on wide screens an optional login link. */
export function PublicBar({ hasLogin = false, width }: { hasLogin?: boolean } & Pick<TopBarProps, 'width'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isOfStaff = useContext(IsOfStaff);
  return (
    <TopBar
      {...(width && { width })}
      start={<Wordmark to={paths.home(staffLanguageOf(language))} name={WORDMARK} />}
      end={
        <>
          <span className={styles.languages}>
            <LanguageSwitch language={language} onChange={chooseLanguage} />
            {!isOfStaff && <LaterLanguages />}
          </span>
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

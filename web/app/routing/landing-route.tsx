import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LandingPage } from '../../landing/landing-page.tsx';
import { PinForm } from '../../start/pin-form.tsx';
import { failedStart } from '../../start/failed-start.ts';
import { showLanguage, useStaffLanguage } from '../texts/i18n.ts';
import { storedLanguage, storeLandingLanguage } from '../texts/language-choice.ts';
import { LANDING_LANGUAGE } from './paths.ts';

/** The landing page uses the language of its address; leaving it restores the chosen language. */
function useLandingLanguage(pathname: string) {
  const language = LANDING_LANGUAGE[pathname] ?? 'fi';
  useEffect(() => {
    if (language === 'en') storeLandingLanguage('en');
    void showLanguage(language);
  }, [language]);
  useEffect(() => () => void showLanguage(storedLanguage()), []);
  return language;
}

export function LandingRoute() {
  const { pathname, search, hash, state } = useLocation();
  const language = useLandingLanguage(pathname);
  const { t } = useTranslation();
  const shown = useStaffLanguage();
  const failure = failedStart(search, state);
  return (
    <LandingPage
      language={shown}
      isAboutShown={pathname === '/' && (hash === '' || hash === '#about')}
      failure={failure}
      pinForm={
        <PinForm
          initialPin={failure?.pin}
          hint={t('landing.pinHint')}
          submitLabel={t('landing.submit')}
          isLegendHidden
          onStart={() => storeLandingLanguage(language)}
        />
      }
    />
  );
}

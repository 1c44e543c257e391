import type { Language } from '../../shared/core/fields.ts';
import type { InformationPage } from '../app/routing/information-paths.ts';

type FrameTexts = {
  skip: string;
  waysLabel: string;
  footerLabel: string;
  inOther: string;
  start: string;
  /** The same for narrow screens. */
  startShort: string;
  home: string;
  login: string;
  privacyFile: string;
  pages: Record<InformationPage, string>;
};

export const FRAME_TEXTS: Readonly<Record<Language, FrameTexts>> = {
  fi: {
    skip: 'Siirry sisältöön',
    waysLabel: 'Kieli ja aloitus',
    footerLabel: 'Alatunniste',
    inOther: 'In English',
    start: 'Aloita perehdytys',
    startShort: 'Aloita',
    home: 'Etusivu',
    login: 'Kirjaudu',
    privacyFile: 'Tietosuojaseloste (PDF)',
    pages: {
      induction: 'Työmaaperehdytys',
      cardRegister: 'Korttirekisteri',
      cookies: 'Evästeet',
      privacy: 'Tietosuojaseloste',
      accessibility: 'Saavutettavuus',
    },
  },
  en: {
    skip: 'Skip to content',
    waysLabel: 'Language and start',
    footerLabel: 'Footer',
    inOther: 'Suomeksi',
    start: 'Start induction',
    startShort: 'Start',
    home: 'Front page',
    login: 'Log in',
    privacyFile: 'Privacy notice (PDF, in Finnish)',
    pages: {
      induction: 'Site induction',
      cardRegister: 'Card register',
      cookies: 'Cookies',
      privacy: 'Privacy notice',
      accessibility: 'Accessibility',
    },
  },
};

import type { Language } from '../../../shared/core/fields.ts';
import { PRODUCT_WORD } from '../shell/product.ts';

export type InformationPage = 'induction' | 'cardRegister' | 'cookies' | 'privacy' | 'accessibility';

/** `perehdytys` spelled for an address: letters a to z. */
const addressWord = PRODUCT_WORD.normalize('NFD').replace(/\p{M}/gu, '');

/** The information pages: separate files, so link to them with `<a>`. The site's router names them too. */
export const INFORMATION_PATHS: Readonly<Record<InformationPage, Readonly<Record<Language, string>>>> = {
  induction: { fi: `/tyomaa${addressWord}.html`, en: '/en/site-induction.html' },
  cardRegister: { fi: '/korttirekisteri.html', en: '/en/card-register.html' },
  cookies: { fi: '/cookies.html', en: '/en/cookies.html' },
  privacy: { fi: '/tietosuojaseloste.html', en: '/en/privacy-notice.html' },
  accessibility: { fi: '/saavutettavuus.html', en: '/en/accessibility.html' },
};

/** The privacy notice for printing or sending, in Finnish. */
export const PRIVACY_NOTICE_FILE = '/Tietosuojaseloste.pdf';

import type { Language } from '../../shared/core/fields.ts';
import { PRODUCT_WORD } from './product.ts';

export type InformationPage = 'induction' | 'cardRegister' | 'cookies' | 'privacy' | 'accessibility';

/** `perehdytys` as an address spells it: small letters from a to z. */
const addressWord = PRODUCT_WORD.normalize('NFD').replace(/\p{M}/gu, '');

/** The pages of information: files of their own, so that they are linked to with `<a>`. The site's router knows them too. */
export const INFORMATION_PATHS: Readonly<Record<InformationPage, Readonly<Record<Language, string>>>> = {
  induction: { fi: `/tyomaa${addressWord}.html`, en: '/en/site-induction.html' },
  cardRegister: { fi: '/korttirekisteri.html', en: '/en/card-register.html' },
  cookies: { fi: '/cookies.html', en: '/en/cookies.html' },
  privacy: { fi: '/tietosuojaseloste.html', en: '/en/privacy-notice.html' },
  accessibility: { fi: '/saavutettavuus.html', en: '/en/accessibility.html' },
};

/** The privacy notice to be printed or sent, in Finnish. */
export const PRIVACY_NOTICE_FILE = '/Tietosuojaseloste.pdf';

import type { Language } from '../../shared/core/fields.ts';
import type { InformationPage } from '../app/routing/information-paths.ts';
import { accessibilityEn } from './en/accessibility.tsx';
import { cardRegisterEn } from './en/card-register.tsx';
import { cookiesEn } from './en/cookies.tsx';
import { inductionEn } from './en/induction.tsx';
import { privacyEn } from './en/privacy.tsx';
import { accessibilityFi } from './fi/accessibility.tsx';
import { cardRegisterFi } from './fi/card-register.tsx';
import { cookiesFi } from './fi/cookies.tsx';
import { inductionFi } from './fi/induction.tsx';
import { privacyFi } from './fi/privacy.tsx';
import type { Information } from './information-type.ts';

export const INFORMATION_PAGES = [
  'induction',
  'cardRegister',
  'cookies',
  'privacy',
  'accessibility',
] as const satisfies readonly InformationPage[];

export const INFORMATION: Readonly<Record<InformationPage, Readonly<Record<Language, Information>>>> = {
  induction: { fi: inductionFi, en: inductionEn },
  cardRegister: { fi: cardRegisterFi, en: cardRegisterEn },
  cookies: { fi: cookiesFi, en: cookiesEn },
  privacy: { fi: privacyFi, en: privacyEn },
  accessibility: { fi: accessibilityFi, en: accessibilityEn },
};

import { useLanguage } from '../../app/texts/i18n.ts';
import type { CheckInTexts } from './check-in-texts.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';

const TEXTS = { fi, en } as const;

export function useCheckInTexts(): CheckInTexts {
  return TEXTS[useLanguage()];
}

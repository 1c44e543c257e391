import { useLanguage } from '../../../app/texts/i18n.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import type { RenewTexts } from './renew-texts.ts';

const TEXTS = { fi, en } as const;

export function useRenewTexts(): RenewTexts {
  return TEXTS[useLanguage()];
}

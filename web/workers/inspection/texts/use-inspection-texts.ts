import { useStaffLanguage } from '../../../app/texts/i18n.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import type { InspectionTexts } from './inspection-texts.ts';

const TEXTS = { fi, en } as const;

export function useInspectionTexts(): InspectionTexts {
  return TEXTS[useStaffLanguage()];
}

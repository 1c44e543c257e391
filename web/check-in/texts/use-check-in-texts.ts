import { useOwnTexts } from '../../app/texts/own-texts.ts';
import type { CheckInTexts } from './check-in-texts.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';

const TEXTS = { fi, en } as const;

export function useCheckInTexts(): CheckInTexts {
  return useOwnTexts<CheckInTexts>(TEXTS, 'checkIn');
}

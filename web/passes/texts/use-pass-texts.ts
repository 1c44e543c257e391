import { useOwnTexts } from '../../app/texts/own-texts.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import type { PassTexts } from './pass-texts.ts';

const TEXTS = { fi, en } as const;

export function usePassTexts(): PassTexts {
  return useOwnTexts<PassTexts>(TEXTS, 'passes');
}

import { useOwnTexts } from '../../../app/texts/own-texts.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import type { RenewTexts } from './renew-texts.ts';

const TEXTS = { fi, en } as const;

export function useRenewTexts(): RenewTexts {
  return useOwnTexts<RenewTexts>(TEXTS, 'renew');
}

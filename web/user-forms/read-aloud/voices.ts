import { useSyncExternalStore } from 'react';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';

const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** Android writes `ru_RU` where others write `ru-RU`. */
const languageOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().split(/[-_]/)[0];

/** The phone's voice of a language; one that needs a server is none (rule 8.3). */
export function findVoice(language: string): SpeechSynthesisVoice | undefined {
  const voices = speech()?.getVoices() ?? [];
  const own = voices.filter((voice) => voice.localService && languageOf(voice) === language);
  return own.find((voice) => voice.default) ?? own[0];
}

/** Browsers know their voices only some time after the page has begun; older ones cannot say when. */
function onVoices(tell: () => void): () => void {
  const from = speech();
  from?.addEventListener?.('voiceschanged', tell);
  return () => from?.removeEventListener?.('voiceschanged', tell);
}

export function useHasVoice(language: WorkerLanguage | undefined): boolean {
  return useSyncExternalStore(onVoices, () => language !== undefined && findVoice(language) !== undefined);
}

import type { Language } from '../../../shared/core/fields.ts';
import { Begin } from './begin.tsx';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { ForManagers } from './for-managers.tsx';
import { ForSafety } from './for-safety.tsx';
import { ForWorkers } from './for-workers.tsx';
import { Laws } from './laws.tsx';
import type { StoryTexts } from './story-texts.ts';
import { TryOrAsk } from './try-or-ask.tsx';

const TEXTS: Readonly<Record<Language, StoryTexts>> = { fi, en };

/** The landing page below the PIN, for those who decide about the service; a file of its own, which no worker's phone keeps. */
export function Story({ language }: { language: Language }) {
  const texts = TEXTS[language];
  return (
    <>
      <ForWorkers texts={texts.worker} language={language} />
      <ForManagers texts={texts.manager} language={language} />
      <ForSafety texts={texts.safety} language={language} />
      <Begin texts={texts.begin} />
      <Laws texts={texts.safety} />
      <TryOrAsk demo={texts.demo} contact={texts.contact} />
    </>
  );
}

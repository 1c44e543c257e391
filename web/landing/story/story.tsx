import type { Language } from '../../../shared/core/fields.ts';
import { Begin } from './begin.tsx';
import { ForManagers } from './for-managers.tsx';
import { ForSafety } from './for-safety.tsx';
import { ForWorkers } from './for-workers.tsx';
import { InField } from './in-field.tsx';
import { Laws } from './laws.tsx';
import { STORY_TEXTS } from './texts-of-language.ts';
import { TryOrAsk } from './try-or-ask.tsx';

/** The landing page below the PIN, for those who decide about the service; a file of its own, which no worker's phone keeps. */
export function Story({ language }: { language: Language }) {
  const texts = STORY_TEXTS[language];
  return (
    <>
      <ForWorkers texts={texts.worker} language={language} />
      <ForManagers texts={texts.manager} language={language} />
      <ForSafety texts={texts.safety} language={language} />
      <InField texts={texts.field} language={language} />
      <Begin texts={texts.begin} />
      <Laws texts={texts.safety} />
      <TryOrAsk demo={texts.demo} contact={texts.contact} />
    </>
  );
}

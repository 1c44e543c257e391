import { textsOf, type TranslatedContent } from '../../../shared/content/translation/content-texts.ts';
import { keysOf } from '../../../shared/content/translation/text-keys.ts';
import type { Language, WorkerLanguage } from '../../../shared/core/fields.ts';
import { WORKER_LANGUAGES } from '../../../shared/core/language.ts';
import { toHex } from '../../../shared/evidence/hashes.ts';
import { sha256, utf8 } from '../../../shared/evidence/web-crypto.ts';
import type { GivenTranslation } from '../../../shared/content/translation/given-translations.ts';
import type { Say } from './template-parts.ts';

/** What ready forms say in one language, by their Finnish texts. */
type ReadyTexts = Readonly<Record<string, string>>;

const FILES = import.meta.glob<ReadyTexts>('../../../shared/languages/*/ready-forms.json', { import: 'default' });

/** The texts of ready forms in each language that has them; English ones are those that its templates do not carry. */
export async function loadReadyTexts(): Promise<Map<WorkerLanguage, ReadyTexts>> {
  const loaded = await Promise.all(
    WORKER_LANGUAGES.map(async (language) => {
      const texts = await FILES[`../../../shared/languages/${language}/ready-forms.json`]?.();
      return texts ? ([[language, texts]] as const) : [];
    }),
  );
  return new Map(loaded.flat());
}

type Ready = { languages: WorkerLanguage[]; translations: GivenTranslation[] };

/**
 * A ready form's languages, the one that it is written in first, and what it says in the others. A text that its author wrote, such as
 * another name, is in none of them.
 */
export async function readyTranslations(
  content: (say: Say) => TranslatedContent,
  { base, ready }: { base: Language; ready: ReadonlyMap<WorkerLanguage, ReadyTexts> },
): Promise<Ready> {
  const english = new Map(Object.entries(ready.get('en') ?? {}));
  const written = content((finnishText, englishText) => {
    english.set(finnishText, englishText);
    return base === 'fi' ? finnishText : englishText;
  });
  const texts = [...new Set(textsOf(written).flatMap(({ text, isFile }) => (isFile ? [] : [text])))];
  const keyOf = await keysOf(texts, async (text) => toHex(await sha256(utf8(text))));
  const finnish = new Map(base === 'fi' ? [] : [...english].map(([finnishText, text]) => [text, finnishText]));
  const saidIn = (language: WorkerLanguage, text: string): string | undefined => {
    const finnishText = finnish.get(text) ?? text;
    if (language === 'fi') return english.has(finnishText) ? finnishText : undefined;
    return language === 'en' ? english.get(finnishText) : ready.get(language)?.[finnishText];
  };
  const others = WORKER_LANGUAGES.filter((language) => language !== base && (language === 'fi' || ready.has(language)));
  const translations = others.map((language) => ({
    language,
    texts: Object.fromEntries(
      texts.flatMap((text) => {
        const said = saidIn(language, text);
        return said === undefined ? [] : [[keyOf(text), said]];
      }),
    ),
  }));
  return { languages: [base, ...others], translations };
}

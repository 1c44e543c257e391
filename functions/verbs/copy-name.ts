import type { Language } from '../../shared/core/fields.ts';

const LONGEST_NAME = 200;
const ENDINGS = { fi: ' (kopio)', en: ' (copy)' } satisfies Record<Language, string>;

/** The name of a form's copy in the copier's language; a long name is cut so that the ending fits. */
export function copyName(name: string, language: Language): string {
  const ending = ENDINGS[language];
  const room = LONGEST_NAME - ending.length;
  // Cut by characters: half a surrogate pair cannot be stored.
  const kept =
    name.length <= room
      ? name
      : Array.from(name.slice(0, room + 1))
          .slice(0, -1)
          .join('');
  return `${kept}${ending}`.trimStart();
}

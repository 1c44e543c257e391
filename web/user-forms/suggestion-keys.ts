/** What a key does in a list of suggestions: moves to one of them (none is -1), closes the list, or takes the chosen one. */
export type SuggestionStep = { active: number } | 'close' | 'take';

/** The step of a key, by the pattern of an editable combobox; nothing where the key is for the text. */
export function suggestionStep(key: string, active: number, count: number): SuggestionStep | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return { active: active + 1 < count ? active + 1 : -1 };
  if (key === 'ArrowUp') return { active: active === -1 ? count - 1 : active - 1 };
  if (key === 'Escape') return 'close';
  return key === 'Enter' && active >= 0 ? 'take' : undefined;
}

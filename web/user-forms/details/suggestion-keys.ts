/** The effect of a key in a list of suggestions: highlights one (-1 for none), closes the list, or takes the highlighted one. */
export type SuggestionStep = { active: number } | 'close' | 'take';

/** The effect of a key, by the pattern of an editable combobox; undefined where the text field handles it. */
export function suggestionStep(key: string, active: number, count: number): SuggestionStep | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return { active: active + 1 < count ? active + 1 : -1 };
  if (key === 'ArrowUp') return { active: active === -1 ? count - 1 : active - 1 };
  if (key === 'Escape') return 'close';
  return key === 'Enter' && active >= 0 ? 'take' : undefined;
}

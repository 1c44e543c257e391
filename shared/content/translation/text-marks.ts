/** Why a text is not in the language of its page: it is in the base, or translates a text that has changed since. */
export const TEXT_MARKS = ['base', 'old'] as const;
export type TextMark = (typeof TEXT_MARKS)[number];
/** By the path of a text: `title`, `content.<place>.…`. */
export type TextMarks = Readonly<Record<string, TextMark>>;

/** By what a person is looked for: words of the name, or the whole of the others. */
export const ASKED_BY = ['name', 'email', 'phone', 'taxNumber'] as const;
export type AskedBy = (typeof ASKED_BY)[number];

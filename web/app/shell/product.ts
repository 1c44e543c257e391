/** The service's name, a build setting. */
export const WORDMARK = import.meta.env?.WORDMARK ?? 'Työmaaportti';
/** The word for an induction, a build setting: `Perehdytys valmis!`. */
export const PRODUCT_WORD = import.meta.env?.PRODUCT_WORD ?? 'perehdytys';

/** Variables that every text of the language files may use. */
export const TEXT_VARIABLES = {
  wordmark: WORDMARK,
  product: PRODUCT_WORD,
  Product: PRODUCT_WORD.charAt(0).toUpperCase() + PRODUCT_WORD.slice(1),
} as const;

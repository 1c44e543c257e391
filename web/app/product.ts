/** The name of the service, a setting of the build. */
export const WORDMARK = import.meta.env?.WORDMARK ?? 'Työmaaportti';
/** The word for what the worker does, a setting of the build: `Perehdytys valmis!`. */
export const PRODUCT_WORD = import.meta.env?.PRODUCT_WORD ?? 'perehdytys';

/** Values that every text of the language files may name without being given them. */
export const TEXT_VARIABLES = {
  wordmark: WORDMARK,
  product: PRODUCT_WORD,
  Product: PRODUCT_WORD.charAt(0).toUpperCase() + PRODUCT_WORD.slice(1),
} as const;

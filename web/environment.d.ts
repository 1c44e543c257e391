/** Set when the site is built; the environment variables of the same names carry them. */
interface ImportMetaEnv {
  readonly WORDMARK?: string;
  readonly PRODUCT_WORD?: string;
}

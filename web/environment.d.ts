/** Set when the site is built; the environment variables of the same names carry them. */
interface ImportMetaEnv {
  readonly WORDMARK?: string;
  readonly PRODUCT_WORD?: string;
  readonly MIN_PASSWORD_LENGTH?: string;
  readonly PROVIDER_NAME?: string;
  readonly PROVIDER_BUSINESS_ID?: string;
  readonly PROVIDER_ADDRESS?: string;
  readonly PROVIDER_MAIL?: string;
  readonly PROVIDER_HOURS?: string;
}

/** The provider's settings; pages omit unset ones. */
const PROVIDER = ['PROVIDER_NAME', 'PROVIDER_BUSINESS_ID', 'PROVIDER_ADDRESS', 'PROVIDER_MAIL', 'PROVIDER_HOURS'];

export const WORDMARK = process.env['WORDMARK'] ?? 'Työmaaportti';

/** What a build puts in the place of `import.meta.env` by name, whatever draws the pages. */
export const BUILD_SETTINGS: Readonly<Record<string, string | undefined>> = {
  WORDMARK,
  PRODUCT_WORD: process.env['PRODUCT_WORD'] ?? 'perehdytys',
  ...Object.fromEntries(['MIN_PASSWORD_LENGTH', ...PROVIDER].map((name) => [name, process.env[name]])),
};

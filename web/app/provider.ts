/** Who keeps the service up, as the footer and the pages of information name them; each is a setting of the build. */
export const PROVIDER = {
  name: import.meta.env?.PROVIDER_NAME,
  businessId: import.meta.env?.PROVIDER_BUSINESS_ID,
  mail: import.meta.env?.PROVIDER_MAIL,
  /** The hours of weekdays at which somebody answers, as `8–16`. */
  hours: import.meta.env?.PROVIDER_HOURS,
} as const;

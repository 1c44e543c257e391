/** The service's provider, as the footer and information pages show it; each value is a build setting. */
export const PROVIDER = {
  name: import.meta.env?.PROVIDER_NAME,
  businessId: import.meta.env?.PROVIDER_BUSINESS_ID,
  /** The postal address on one line. */
  address: import.meta.env?.PROVIDER_ADDRESS,
  mail: import.meta.env?.PROVIDER_MAIL,
  /** The service hours on weekdays, as `8–16`. */
  hours: import.meta.env?.PROVIDER_HOURS,
} as const;

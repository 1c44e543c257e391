import { DEMO_PIN_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '../../web/build/public-documents.ts';

/** What only an installation knows of the pages that the build made. */
export type InstallationFacts = {
  /** The site's own origin, without a trailing slash. */
  origin: string;
  /** The PIN of its demo induction, six digits; undefined where it has no demo. */
  demoPin?: string | undefined;
};

/** Fills an installation's facts into the placeholders of a built page. */
export function withFacts(page: string, { origin, demoPin = '' }: InstallationFacts): string {
  return page.replaceAll(ORIGIN_PLACEHOLDER, origin).replaceAll(DEMO_PIN_PLACEHOLDER, demoPin);
}

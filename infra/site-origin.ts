import { ORIGIN_PLACEHOLDER } from '../web/public-documents.ts';

/** A built page with the site's own origin, without a trailing slash, where the build has left its place. */
export function withOrigin(page: string, origin: string): string {
  return page.replaceAll(ORIGIN_PLACEHOLDER, origin);
}

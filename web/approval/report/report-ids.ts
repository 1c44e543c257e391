/** The API's maximum per request. */
export const MOST_REPORTS = 50;

const ID = /^[\w-]{22}$/;

/** Encodes induction ids as one part of an address: base64url of the comma-separated ids. */
export function writeReportIds(ids: readonly string[]): string {
  return btoa(ids.join(',')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The ids in an address, without duplicates; `isMalformed` if it is no base64 or base64url of ids. */
export type AskedReports = { ids: string[]; isMalformed: boolean };

export function readReportIds(part: string): AskedReports {
  const ids = [...new Set(decodeBase64(part).split(','))].map((id) => id.trim());
  const isMalformed = !ids.every((id) => ID.test(id));
  return { ids: isMalformed ? [] : ids, isMalformed };
}

function decodeBase64(part: string): string {
  try {
    return atob(
      part
        .replaceAll('-', '+')
        .replaceAll('_', '/')
        .replace(/[\s=]+$/, ''),
    );
  } catch {
    return '';
  }
}

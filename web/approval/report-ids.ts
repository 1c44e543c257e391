/** As many as the API answers at a time. */
export const MOST_REPORTS = 50;

const ID = /^[\w-]{22}$/;

/** The ids of inductions as one part of an address: base64url of them with commas between. */
export function writeReportIds(ids: readonly string[]): string {
  return btoa(ids.join(',')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What an address asks for: ids, each once; `isMalformed` where it is no base64 or base64url of ids. */
export type AskedReports = { ids: string[]; isMalformed: boolean };

export function readReportIds(part: string): AskedReports {
  const ids = [...new Set(decoded(part).split(','))].map((id) => id.trim());
  const isMalformed = !ids.every((id) => ID.test(id));
  return { ids: isMalformed ? [] : ids, isMalformed };
}

function decoded(part: string): string {
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

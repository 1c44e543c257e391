import { formatDate, formatTime, localDate } from '../../shared/core/dates.ts';
import type { Pass } from '../../shared/gate/pass.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';

/** The address of a pass, which its QR code holds. */
export function passAddress(passId: string): string {
  return `${window.location.origin}/v/${passId}`;
}

/** The site's name, from the first line of the form's title. */
export function siteOf({ project, inductionName = '' }: Pass): string {
  return project.title[0] ?? inductionName;
}

/** How many of the cards are valid; undefined without cards. */
export function cardCounts({ cards = [] }: Pass): { valid: number; all: number } | undefined {
  if (cards.length === 0) return undefined;
  return { valid: cards.filter(({ state }) => state !== 'expired').length, all: cards.length };
}

const AT: Partial<Record<WorkerLanguage, string>> = { fi: 'klo ', en: 'at ' };

/** `klo 6.41` of today, with the date of another day. */
export function whenFetched(fetchedAt: string, language: WorkerLanguage): string {
  const time = `${AT[language] ?? ''}${formatTime(fetchedAt)}`;
  const day = localDate(new Date(fetchedAt));
  return day === localDate(new Date()) ? time : `${formatDate(day)} ${time}`;
}

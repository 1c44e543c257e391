import type { TFunction } from 'i18next';
import { formatDate } from '../../shared/core/dates.ts';
import type { ProjectRow } from '../../shared/projects/project.ts';

/** A project's start and end in words; empty if neither is known. */
export function projectDays(t: TFunction, { startDate, endDate }: Pick<ProjectRow, 'startDate' | 'endDate'>): string {
  if (startDate !== null && endDate !== null) {
    return t('projects.days', { start: formatDate(startDate), end: formatDate(endDate) });
  }
  if (startDate !== null) return t('projects.daysFrom', { start: formatDate(startDate) });
  return endDate === null ? '' : t('projects.daysTo', { end: formatDate(endDate) });
}

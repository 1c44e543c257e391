import { projectsOfCard } from '../../reminders/card-projects.ts';
import type { CardRecord } from '../../store/entities/cards/cards.ts';
import type { PermitHead } from '../../store/entities/permits/permit-record.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { completedOn } from '../../../shared/data-desk/site-clock.ts';
import type { Project } from '../../../shared/projects/project.ts';

const dayOf = (at: string) => localDate(new Date(at));

export const isUnfinished = ({ signed, billedAs }: UserFormHead) => signed === null && billedAs === null;

/** The day from which an induction's time counts: its start while it is unsigned, the completion of its sites; without a site, the signing. */
export function inductionDay(head: UserFormHead, projects: readonly Project[]): string | undefined {
  const { inductionFormId, signed, billedAs, created } = head;
  if (isUnfinished(head)) return dayOf(created);
  const sites = projects.filter(({ inductionFormIds }) => inductionFormIds.includes(inductionFormId));
  return sites.length > 0 ? completedOn(sites) : dayOf(signed ?? billedAs?.at ?? created);
}

/** The day when the card's sites were completed; without a site, the day of its last change. */
export function cardDay(card: CardRecord, projects: readonly Project[]): string | undefined {
  const sites = projectsOfCard(projects, card);
  return sites.length > 0 ? completedOn(sites) : dayOf(card.modified);
}

/** The day on which a permit ends. */
export const permitDay = ({ endTime, created }: Pick<PermitHead, 'endTime' | 'created'>): string =>
  endTime ?? dayOf(created);

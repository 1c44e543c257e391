import { COUNTED_STATES } from '../../shared/home/counted-states.ts';
import type { PermitCounts, SiteStanding, Sites } from '../../shared/home/home.ts';
import type { CompanyCard } from '../store/entities/cards/cards.ts';
import type { ListedProject } from '../store/entities/projects.ts';
import type { CompanyStanding, OpenPermit } from './company-standing.ts';

/** Whether a site's list has the card: its own, or of an induction of one of its forms. */
export function isOfSite(
  { _id, inductionFormIds }: Pick<ListedProject, '_id' | 'inductionFormIds'>,
  card: CompanyCard,
) {
  return card.inductionFormId === null ? card.project === _id : inductionFormIds.includes(card.inductionFormId);
}

const countOf = (permits: readonly OpenPermit[], state: OpenPermit['state']) =>
  permits.filter((permit) => permit.state === state).length;

/** The open sites, newest first, counted from what was read. */
export function showSites(standing: CompanyStanding): Sites {
  const { sites, hasMoreSites, seesPresence, waitingForms, permits, cards, today } = standing;
  const waiting = new Map(waitingForms?.map((form) => [form._id, form.waiting]));
  const permitsOf = (site: string) => permits?.items.filter(({ project }) => project === site) ?? [];
  const expired = cards?.all.filter(({ expires }) => expires <= today) ?? [];
  const items = sites.map((site): SiteStanding => ({
    _id: site._id,
    name: site.name,
    ...(seesPresence && site.presence && { presence: true as const }),
    ...(waitingForms && {
      waiting: site.inductionFormIds.reduce((sum, formId) => sum + (waiting.get(formId) ?? 0), 0),
    }),
    ...(permits && { permits: permitCounts(permitsOf(site._id)) }),
    ...(cards && { expiredCards: expired.filter((card) => isOfSite(site, card)).length }),
  }));
  return { items, isMore: hasMoreSites };
}

export function permitCounts(permits: readonly OpenPermit[]): PermitCounts {
  const counts = Object.entries(COUNTED_STATES).map(([name, state]) => [name, countOf(permits, state)]);
  return Object.fromEntries(counts) as PermitCounts;
}

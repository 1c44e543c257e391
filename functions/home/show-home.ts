import { cardApi } from '../../shared/cards/card-api.ts';
import { hasRole } from '../../shared/core/access.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { dayAfter, localDate } from '../../shared/core/dates.ts';
import type { Home, HomeCard, SitePermit } from '../../shared/home/home.ts';
import { isTurnOf } from '../../shared/permits/permit-turn.ts';
import { PROJECT_READERS } from '../../shared/projects/project-api.ts';
import { userFormActionApi } from '../../shared/user-forms/user-form-action-api.ts';
import type { CompanyCard } from '../store/entities/cards/cards.ts';
import type { World } from '../world.ts';
import { EXPIRING_DAYS, readStanding, type CompanyStanding, type OpenPermit } from './company-standing.ts';
import { firstSteps, isYoung } from './first-steps.ts';
import { isOfSite, showSites } from './show-sites.ts';
import { endingInductions } from './ending-inductions.ts';
import { inductionsToApprove } from './to-approve.ts';
import { findFormsChangedLast } from './forms-changed-last.ts';

/** The rows of each part of the page; what is more is behind a link. */
const MOST_SHOWN = 5;
const MOST_SHOWN_CARDS = 3;

/** The home page of a caller: at most eight requests, the caller's own included. */
export async function showHome(world: World, actor: Staff, company: string): Promise<Home> {
  const standing = await readStanding(world, actor, company);
  const { permits, cards } = standing;
  const sites = hasRole(actor, PROJECT_READERS) ? showSites(standing) : undefined;
  // A young company has nothing that waits: its first steps are read instead.
  const [approving, steps, forms, ending] = await Promise.all([
    hasRole(actor, userFormActionApi.approve.access.roles ?? []) &&
      inductionsToApprove(world.table, standing, MOST_SHOWN),
    isYoung(standing) && firstSteps(world.table, actor, company),
    sites === undefined && findFormsChangedLast(world.table, actor, company, MOST_SHOWN),
    endingInductions(world.table, standing, MOST_SHOWN),
  ]);
  return {
    ...(permits && { toSign: toSign(standing, actor, permits), ...todaysPermits(standing, permits) }),
    ...(cards && cardParts(standing, actor, cards)),
    ...(approving && { toApprove: approving }),
    ...(ending && { ending }),
    ...(sites && { sites }),
    ...(forms && { forms }),
    ...(steps && { steps }),
  };
}

function cardParts(standing: CompanyStanding, actor: Staff, cards: Cards): Pick<Home, 'toCheck' | 'expiring'> {
  const mayApprove = hasRole(actor, cardApi.approve.access.roles ?? []);
  return { ...(mayApprove && { toCheck: toCheck(standing, cards) }), expiring: expiring(standing, cards) };
}

type Permits = NonNullable<CompanyStanding['permits']>;

function toSign(standing: CompanyStanding, actor: Staff, { items, isMore }: Permits): Home['toSign'] {
  const mine = items.filter((permit) => isTurnOf(permit, actor.userId));
  const shown = mine.slice(0, MOST_SHOWN).flatMap((permit) => {
    const { pendingRole: role } = permit;
    return role === null ? [] : [{ ...sitePermit(standing, permit), role }];
  });
  return { count: mine.length, isMore, items: shown };
}

function todaysPermits(standing: CompanyStanding, { items, isMore }: Permits): Pick<Home, 'endingToday' | 'valid'> {
  const endsToday = ({ until }: OpenPermit) => until !== undefined && localDate(until) === standing.today;
  const granted = items.filter(({ state }) => state === 'Approved' || state === 'Approved_valid');
  const later = granted.filter((permit) => permit.state === 'Approved_valid' && !endsToday(permit));
  const shown = (permits: readonly OpenPermit[]) => permits.map((permit) => sitePermit(standing, permit));
  return {
    endingToday: shown(granted.filter(endsToday)),
    valid: { count: later.length, isMore, items: shown(later.slice(0, MOST_SHOWN)) },
  };
}

function sitePermit({ sites }: CompanyStanding, permit: OpenPermit): SitePermit {
  const { _id, number, name, formName, project, startDate, endTime, dailyStartTime, dailyEndTime } = permit;
  const site = { _id: project, name: sites.find((each) => each._id === project)?.name ?? '' };
  return { _id, number, name, formName, site, startDate, endTime, dailyStartTime, dailyEndTime };
}

type Cards = NonNullable<CompanyStanding['cards']>;

/** The cards that nobody has approved; expired ones are to be renewed and not to be checked. */
function toCheck(standing: CompanyStanding, { unapproved, isMoreUnapproved }: Cards) {
  const living = unapproved.filter(({ expires }) => expires > standing.today);
  const items = living.slice(0, MOST_SHOWN_CARDS).map((card) => homeCard(standing, card));
  return { count: living.length, isMore: isMoreUnapproved, items };
}

function expiring(standing: CompanyStanding, { all, isMore }: Cards) {
  const { today } = standing;
  const last = dayAfter(today, EXPIRING_DAYS);
  const soon = all
    .filter(({ expires }) => expires > today && expires <= last)
    .toSorted((a, b) => (a.expires < b.expires ? -1 : 1));
  return { count: soon.length, isMore, items: soon.slice(0, MOST_SHOWN).map((card) => homeCard(standing, card)) };
}

function homeCard({ sites }: CompanyStanding, card: CompanyCard): HomeCard {
  const { _id, person, name, expires } = card;
  const site = sites.find((each) => isOfSite(each, card));
  return { _id, person, name, expires, site: site ? { _id: site._id, name: site.name } : null };
}

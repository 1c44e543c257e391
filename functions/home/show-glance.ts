import { cardApi } from '../../shared/cards/card-api.ts';
import { hasRole } from '../../shared/core/access.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { dayAfter, localDate } from '../../shared/core/dates.ts';
import type { Glance, GlanceDay } from '../../shared/home/glance.ts';
import { GLANCE_DAYS } from '../../shared/home/glance-days.ts';
import { GATE_ROLES } from '../../shared/gate/gate-api.ts';
import { permitApi } from '../../shared/permits/permit-api.ts';
import { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import { inductionForms } from '../store/entities/induction-forms/induction-forms.ts';
import { findLatestOpenPermits } from '../store/entities/permits/permits-by-end.ts';
import { findOnSite } from '../store/entities/presence/on-site.ts';
import { findProjectWithDays, type DatedSiteDay } from '../store/entities/site-days.ts';
import { headKey } from '../store/keys.ts';
import { requireOwned } from '../verbs/load-owned.ts';
import type { World } from '../world.ts';
import { openPermit } from './company-standing.ts';
import { permitCounts } from './show-sites.ts';

type Seen = { inductions: boolean; permits: boolean; cards: boolean; presence: boolean };

function seenBy(actor: Staff): Seen {
  return {
    inductions: hasRole(actor, userFormSearchApi.listOfForm.access.roles ?? []),
    permits: hasRole(actor, permitApi.listOfProject.access.roles ?? []),
    cards: hasRole(actor, cardApi.listOfProject.access.roles ?? []),
    presence: hasRole(actor, GATE_ROLES),
  };
}

/** A site at a glance: six requests at most, the caller's own included; five on a site of up to 2,500 people. */
export async function showGlance(world: World, actor: Staff, id: string): Promise<Glance> {
  const today = localDate(world.now());
  const found = await findProjectWithDays(world.table, id, dayAfter(today, 1 - GLANCE_DAYS));
  const { company, inductionFormIds, presence } = requireOwned(actor, found.project);
  const seen = seenBy(actor);
  const [waiting, open, onSite] = await Promise.all([
    seen.inductions ? countWaiting(world, inductionFormIds) : undefined,
    seen.permits ? findLatestOpenPermits(world.table, company) : undefined,
    presence && seen.presence ? findOnSite(world.table, company, id, world.now()) : undefined,
  ]);
  const permits = open?.items.map((item) => openPermit(item, world.now())).filter(({ project }) => project === id);
  const counted = found.days.at(-1);
  return {
    ...(onSite && { onSite: onSite.length }),
    ...(waiting !== undefined && { waiting }),
    ...(permits && { permits: { ...permitCounts(permits), isMore: open?.isMore ?? false } }),
    ...(seen.cards && { expiringCards: counted ? { count: counted.expiringCards, at: counted.at } : null }),
    ...(seen.inductions && { endingInductions: endingOf(counted) }),
    days: found.days.map((day) => showDay(day, seen)),
  };
}

function endingOf(counted: DatedSiteDay | undefined): Glance['endingInductions'] {
  return counted?.endingInductions === undefined ? null : { count: counted.endingInductions, at: counted.at };
}

/** One batch get of the forms, whose heads carry their counts. */
async function countWaiting({ table }: World, formIds: readonly string[]): Promise<number> {
  const forms = await table.getMany(formIds.map(headKey), { isForShow: true });
  return forms.reduce((sum, form) => sum + (form ? inductionForms.rowOf(form).waiting : 0), 0);
}

function showDay(day: DatedSiteDay, seen: Seen): GlanceDay {
  const { date, waiting, expiringCards, endingInductions, onSite, ...permits } = day;
  const { validPermits, waitingPermits, expiredPermits } = permits;
  return {
    date,
    ...(seen.inductions && { waiting, ...(endingInductions !== undefined && { endingInductions }) }),
    ...(seen.permits && { validPermits, waitingPermits, expiredPermits }),
    ...(seen.cards && { expiringCards }),
    ...(seen.presence && onSite !== undefined && { onSite }),
  };
}

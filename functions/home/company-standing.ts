import { hasRole } from '../../shared/core/access.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { dayAfter, localDate } from '../../shared/core/dates.ts';
import { cardApi } from '../../shared/cards/card-api.ts';
import { GATE_ROLES } from '../../shared/gate/gate-api.ts';
import { permitApi } from '../../shared/permits/permit-api.ts';
import { permitState, type PermitState } from '../../shared/permits/permit-state.ts';
import { permitValidity } from '../../shared/permits/permit-validity.ts';
import { PROJECT_READERS } from '../../shared/projects/project-api.ts';
import { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import { findCompanyCards } from '../store/entities/cards/company-cards.ts';
import type { CompanyCard } from '../store/entities/cards/cards.ts';
import { inductionForms, type FormRow } from '../store/entities/induction-forms/induction-forms.ts';
import { permits } from '../store/entities/permits/permit-record.ts';
import { findLatestOpenPermits } from '../store/entities/permits/permits-by-end.ts';
import { projects, type ListedProject } from '../store/entities/projects.ts';
import { readList } from '../store/index-list.ts';
import { projectsPartition, waitingFormsPartition } from '../store/keys.ts';
import type { Item } from '../store/items.ts';
import type { World } from '../world.ts';

const MOST_SITES = 500;
const MOST_FORMS = 200;
export const EXPIRING_DAYS = 7;

export type OpenPermit = ReturnType<typeof permits.rowOf> & { state: PermitState; until: Date | undefined };
type Cards = { all: CompanyCard[]; unapproved: CompanyCard[]; isMore: boolean; isMoreUnapproved: boolean };

/** A company as its lists tell of it; a part is undefined where the caller may not read it. */
export type CompanyStanding = {
  company: string;
  today: string;
  sites: ListedProject[];
  hasMoreSites: boolean;
  /** Whether the caller may know who is on a site. */
  seesPresence: boolean;
  waitingForms: FormRow[] | undefined;
  permits: { items: OpenPermit[]; isMore: boolean } | undefined;
  cards: Cards | undefined;
};

/** Reads the lists at once, each by one Query, that of cards by two. */
export async function readStanding(world: World, actor: Staff, company: string): Promise<CompanyStanding> {
  const { table } = world;
  const today = localDate(world.now());
  const may = (roles: Parameters<typeof hasRole>[1] = []) => hasRole(actor, roles);
  const [sites, waitingForms, open, cards] = await Promise.all([
    may(PROJECT_READERS)
      ? readList(table, {
          index: 'GSI1',
          partitions: [projectsPartition(company, false)],
          limit: MOST_SITES,
          after: undefined,
        })
      : undefined,
    may(userFormSearchApi.listOfForm.access.roles)
      ? readList(table, {
          index: 'GSI2',
          partitions: [waitingFormsPartition(company)],
          limit: MOST_FORMS,
          after: undefined,
        })
      : undefined,
    may(permitApi.listOfProject.access.roles) ? findLatestOpenPermits(table, company) : undefined,
    may(cardApi.listOfProject.access.roles) ? readCards(world, company, today) : undefined,
  ]);
  return {
    company,
    today,
    sites: (sites?.items ?? []).map(projects.rowOf),
    hasMoreSites: sites?.position !== undefined,
    seesPresence: may(GATE_ROLES),
    waitingForms: waitingForms?.items.map(inductionForms.rowOf).filter(({ waiting }) => waiting > 0),
    permits: open && { items: inTurn(open.items, world.now()), isMore: open.isMore },
    cards,
  };
}

/** What is still to end, soonest first; then what has ended, latest first. `items` have the latest end first. */
function inTurn(items: readonly Item[], now: Date): OpenPermit[] {
  const all = items.map((item) => openPermit(item, now));
  const isOver = ({ endTime }: OpenPermit) => endTime !== null && endTime < localDate(now);
  return [...all.filter((permit) => !isOver(permit)).toReversed(), ...all.filter(isOver)];
}

export function openPermit(item: Item, now: Date): OpenPermit {
  const row = permits.rowOf(item);
  const validity = permitValidity(row);
  return { ...row, state: permitState(row, validity, now), until: validity?.until };
}

async function readCards({ table }: World, company: string, today: string): Promise<Cards> {
  const [unapproved, approved] = await Promise.all([
    findCompanyCards(table, { company, group: 'new' }),
    findCompanyCards(table, { company, group: 'approved', through: dayAfter(today, EXPIRING_DAYS) }),
  ]);
  return {
    all: [...unapproved.cards, ...approved.cards],
    unapproved: unapproved.cards,
    isMore: unapproved.isMore || approved.isMore,
    isMoreUnapproved: unapproved.isMore,
  };
}

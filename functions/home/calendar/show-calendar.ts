import { hasRole } from '../../../shared/core/access.ts';
import type { calendarApi } from '../../../shared/calendars/calendar-api.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import type { Staff } from '../../../shared/core/actor.ts';
import { dayAfter, localDate } from '../../../shared/core/dates.ts';
import type { Reply } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { PROJECT_READERS } from '../../../shared/projects/project-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { openPermit } from '../company-standing.ts';
import { isSame, sealValue } from '../../security/keys.ts';
import { findExpiringCards } from '../../store/entities/cards/company-cards.ts';
import { findLatestOpenPermits } from '../../store/entities/permits/permits-by-end.ts';
import { projects, type ListedProject } from '../../store/entities/projects.ts';
import { findAllEnding } from '../../store/entities/user-forms/last-days.ts';
import { livingCalendar } from '../../store/entities/users/own-calendars.ts';
import { findUser, type UserRecord } from '../../store/entities/users/users.ts';
import { readList } from '../../store/index-list.ts';
import { projectsPartition } from '../../store/keys.ts';
import { takeAttempt, type Limit } from '../../store/limits/limits.ts';
import type { World } from '../../world.ts';
import { calendarHash, calendarOf } from './calendar-id.ts';
import { calendarText } from './calendar-text.ts';
import { expiryEvents, permitEvents } from './calendar-events.ts';

const MISSES: Limit = { name: 'calendarMiss', most: 60, backEverySeconds: 1 };
const MOST_SITES = 500;
const DAYS_AHEAD = 60;

type Asked = { id: string; address: string };

/** A user's calendar by its link; what is no living link counts against the address (rule 7.13). */
export async function showCalendar(world: World, { id, address }: Asked): Promise<Reply<typeof calendarApi.get>> {
  const user = await ownerOf(world, id);
  if (!user) {
    await takeAttempt(world.table, MISSES, sealValue(world.keys, 'address', address), world.now());
    throw new AppError('not_found');
  }
  const { sites, permits, cards, endings } = await readCompany(world, user);
  const { baseUrl } = world.settings;
  const at = world.now();
  const seen = { sites, baseUrl, language: user.language, at: at.toISOString() };
  return calendarText({
    name: `${world.settings.wordmark} · ${user.name}`,
    at,
    events: [...permitEvents(permits, seen), ...expiryEvents({ cards, endings }, seen)],
  });
}

async function ownerOf(world: World, id: string): Promise<UserRecord | undefined> {
  const asked = calendarOf(id);
  const user = asked && (await findUser(world.table, asked.userId));
  const calendar = user && livingCalendar(user);
  if (!calendar) return undefined;
  return isSame(calendar.hash, calendarHash(world.keys, user._id, asked?.secret ?? '')) ? user : undefined;
}

/** What the user may read today, each list by one Query, the cards by two. */
async function readCompany({ table, now }: World, { _id: userId, name, company, roles }: UserRecord) {
  const reader: Staff = { kind: 'staff', userId, name, company, roles };
  const days = { from: localDate(now()), through: dayAfter(localDate(now()), DAYS_AHEAD) };
  const [sites, permits, cards, endings] = await Promise.all([
    hasRole(reader, PROJECT_READERS) ? readSites(table, company) : [],
    hasRole(reader, permitApi.listOfProject.access.roles) ? findLatestOpenPermits(table, company) : { items: [] },
    hasRole(reader, cardApi.listOfProject.access.roles) ? findExpiringCards(table, company, days) : [],
    hasRole(reader, userFormSearchApi.listOfForm.access.roles) ? findAllEnding(table, { company, ...days }) : [],
  ]);
  return { sites, permits: permits.items.map((item) => openPermit(item, now())), cards, endings };
}

async function readSites(table: World['table'], company: string): Promise<ListedProject[]> {
  const partitions = [projectsPartition(company, false)];
  const { items } = await readList(table, { index: 'GSI1', partitions, limit: MOST_SITES, after: undefined });
  return items.map(projects.rowOf);
}

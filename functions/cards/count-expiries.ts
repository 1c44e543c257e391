import type { cardApi } from '../../shared/cards/card-api.ts';
import { expirationStatus } from '../../shared/content/card-rules.ts';
import { localDate, monthsFrom } from '../../shared/core/dates.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { Call } from '../http/answer.ts';
import { monthRange, rangeBefore, readExpiryDates } from '../store/entities/cards/card-lists.ts';
import { loadProject } from '../verbs/load-project.ts';
import { partitionsOf } from './list-cards.ts';

const MONTHS = 12;

type Expiries = Reply<typeof cardApi.expiries>;

/** A project's number of cards by expiry: two Queries for each of its induction forms and two for its own cards, more for many cards. */
export async function countExpiries({ world, actor, params }: Call<typeof cardApi.expiries>): Promise<Expiries> {
  const project = await loadProject(world, actor, params.id);
  const partitions = partitionsOf(project, [false]);
  const today = localDate(world.now());
  const names = monthsFrom(today, MONTHS);
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const [past, coming] = await Promise.all([
    readExpiryDates(world.table, { partitions, range: rangeBefore(`${first}-01`) }),
    readExpiryDates(world.table, { partitions, range: { from: `${first}-01`, to: monthRange(last).to } }),
  ]);
  const { readTo } = coming;
  const counted = names.filter((month) => readTo === undefined || month < readTo.slice(0, 7));
  const months = counted.map((month) => countMonth(month, coming.dates, today));
  const sum = (of: 'expired' | 'warn') => months.reduce((count, month) => count + month[of], 0);
  return {
    expired: past.dates.length + sum('expired'),
    warn: sum('warn'),
    months,
    isWhole: past.readTo === undefined && readTo === undefined,
  };
}

function countMonth(month: string, dates: readonly string[], today: string): Expiries['months'][number] {
  const counts = { month, expired: 0, warn: 0, valid: 0 };
  for (const date of dates) {
    if (!date.startsWith(month)) continue;
    const status = expirationStatus(date, today);
    if (status !== 'none') counts[status] += 1;
  }
  return counts;
}

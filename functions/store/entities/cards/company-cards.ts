import { companyCardsPartition } from '../../keys.ts';
import type { Table } from '../../table.ts';
import { companyCard, type CompanyCard } from './cards.ts';

const MOST_COUNTED = 500;

type Reading = { company: string; group: 'new' | 'approved'; through?: string };

/** A company's unarchived cards, soonest expiry first, through a day; `isMore` beyond 500. */
export async function findCompanyCards(
  table: Table,
  { company, group, through }: Reading,
): Promise<{ cards: CompanyCard[]; isMore: boolean }> {
  const { items, lastKey } = await table.query({
    index: 'GSI1',
    where: `GSI1PK = :partition${through === undefined ? '' : ' AND GSI1SK < :behind'}`,
    values: {
      ':partition': companyCardsPartition(company, group),
      ...(through === undefined ? {} : { ':behind': `${through}$` }),
    },
    limit: MOST_COUNTED,
  });
  return { cards: items.map(companyCard), isMore: lastKey !== undefined };
}

/** All unarchived cards of a company that expire between two days, both included. */
export async function findExpiringCards(
  table: Table,
  company: string,
  { from, through }: { from: string; through: string },
): Promise<CompanyCard[]> {
  const groups = await Promise.all(
    (['new', 'approved'] as const).map((group) =>
      table.queryAll({
        index: 'GSI1',
        where: 'GSI1PK = :partition AND GSI1SK BETWEEN :from AND :behind',
        values: { ':partition': companyCardsPartition(company, group), ':from': from, ':behind': `${through}$` },
      }),
    ),
  );
  return groups.flat().map(companyCard);
}

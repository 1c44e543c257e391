import { cardApi } from '../../shared/cards/card-api.ts';
import type { CardRow } from '../../shared/cards/card.ts';
import { call } from '../app/api/call.ts';
import { emptyWhenUnauthorized } from '../lists/list/list-pages.ts';
import type { ListDesign } from '../lists/list/use-cursor-list.ts';
import { CARD_STATES, PROJECT_CARDS } from './card-queries.ts';

/** The states of a card, and `new`: what nobody has approved. */
export type CompanyCardFilter = (typeof CARD_STATES)[number] | 'new';
export type CompanyCardSort = 'expires' | '-expires';

type Design = ListDesign<CardRow, CompanyCardFilter, CompanyCardSort>;

const LIST = {
  name: PROJECT_CARDS,
  sorts: ['expires', '-expires'],
  widest: 'all',
  hasArchivedEverywhere: true,
} as const;

/** The cards of a company: expired ones by default, soonest expiry first. */
export const companyCardList: Design = {
  ...LIST,
  of: 'company',
  states: [...CARD_STATES, 'new'],
  load: emptyWhenUnauthorized(({ state, ...query }, signal) =>
    call(cardApi.list, { query: { ...query, expirationStatus: state } }, { signal }),
  ),
};

const designs = new Map<string, Design>();

/** The same of one site, where the list tells nothing of approvals. */
export function siteCardList(site: string): Design {
  const known = designs.get(site);
  if (known) return known;
  const design: Design = {
    ...LIST,
    of: site,
    states: CARD_STATES,
    load: emptyWhenUnauthorized(({ state, ...query }, signal) => {
      const asked = { ...query, expirationStatus: state === 'new' ? ('all' as const) : state };
      return call(cardApi.listOfProject, { params: { id: site }, query: asked }, { signal });
    }),
  };
  designs.set(site, design);
  return design;
}

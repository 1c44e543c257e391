import type { homeApi } from '../../shared/home/home-api.ts';
import type { Handlers } from '../http/answer.ts';
import { companyAsked } from '../http/company-asked.ts';
import { readStanding } from './company-standing.ts';
import { showGlance } from './show-glance.ts';
import { showHome } from './show-home.ts';
import { showSites } from './show-sites.ts';

export const homeHandlers = {
  get: ({ world, actor, query }) => showHome(world, actor, companyAsked(actor, query)),

  sites: async ({ world, actor, query }) => showSites(await readStanding(world, actor, companyAsked(actor, query))),

  glance: ({ world, actor, params }) => showGlance(world, actor, params.id),
} satisfies Handlers<typeof homeApi>;

import type { homeApi } from '../../shared/home/home-api.ts';
import type { Handlers } from '../http/answer.ts';
import { companyAsked } from '../http/company-asked.ts';
import { countOnSite } from '../store/entities/presence/on-site.ts';
import { readStanding } from './company-standing.ts';
import { showGlance } from './show-glance.ts';
import { showHome } from './show-home.ts';
import { showSites } from './show-sites.ts';

export const homeHandlers = {
  get: ({ world, actor, query }) => showHome(world, actor, companyAsked(actor, query)),

  sites: async ({ world, actor, query }) => showSites(await readStanding(world, actor, companyAsked(actor, query))),

  onSite: async ({ world, actor, query }) => {
    const counts = await countOnSite(world.table, companyAsked(actor, query), world.now());
    return { items: [...counts].map(([_id, count]) => ({ _id, count })) };
  },

  glance: ({ world, actor, params }) => showGlance(world, actor, params.id),
} satisfies Handlers<typeof homeApi>;

import type { cardApi } from '../../shared/cards/card-api.ts';
import type { Handlers } from '../http/answer.ts';
import { approveCard, archiveCard } from './change-card-state.ts';
import { countExpiries } from './count-expiries.ts';
import { createCard } from './create-card.ts';
import { listProjectCards } from './list-cards.ts';
import { listCompanyCards } from './list-company-cards.ts';
import { loadCard } from './load-card.ts';
import { showCard } from './show-card.ts';
import { updateCard } from './update-card.ts';

export const cardHandlers = {
  get: async ({ world, actor, params }) => showCard(world, actor, await loadCard(world, actor, params.id)),

  list: listCompanyCards,

  listOfProject: listProjectCards,

  expiries: countExpiries,

  create: async ({ world, actor, body, once }) => {
    const { project, ...draft } = body;
    const creation = { actor, projectId: project, draft, once };
    return showCard(world, actor, await createCard(world, creation));
  },

  update: updateCard,

  approve: async ({ world, actor, params: { id }, body }) => {
    const asked = { actor, id, approved: body?.approved ?? true };
    return showCard(world, actor, await approveCard(world, asked));
  },

  archive: async ({ world, actor, params: { id } }) =>
    showCard(world, actor, await archiveCard(world, { actor, id, archived: true })),

  unarchive: async ({ world, actor, params: { id } }) =>
    showCard(world, actor, await archiveCard(world, { actor, id, archived: false })),
} satisfies Handlers<typeof cardApi>;

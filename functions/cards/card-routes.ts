import { cardApi } from '../../shared/cards/card-api.ts';
import type { Actor, Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { answer, type App } from '../http/answer.ts';
import type { World } from '../world.ts';
import { approveCard, archiveCard } from './change-card-state.ts';
import { countExpiries } from './count-expiries.ts';
import { createCard } from './create-card.ts';
import { listProjectCards } from './list-cards.ts';
import { loadCard } from './load-card.ts';
import { showCard } from './show-card.ts';
import { updateCard } from './update-card.ts';

export function mountCards(app: App, world: World): void {
  answer(app, world, cardApi.get, async ({ actor, params }) =>
    showCard(world, actor, await loadCard(world, actor, params.id)),
  );

  answer(app, world, cardApi.listOfProject, listProjectCards);

  answer(app, world, cardApi.expiries, countExpiries);

  answer(app, world, cardApi.create, async ({ actor, body, once }) => {
    const { project, ...draft } = body;
    const creation = { actor: staffOf(actor), projectId: project, draft, once };
    return showCard(world, actor, await createCard(world, creation));
  });

  answer(app, world, cardApi.update, updateCard);

  answer(app, world, cardApi.approve, async ({ actor, params: { id }, body }) => {
    const asked = { actor: staffOf(actor), id, approved: body?.approved ?? true };
    return showCard(world, actor, await approveCard(world, asked));
  });

  answer(app, world, cardApi.archive, async ({ actor, params: { id } }) =>
    showCard(world, actor, await archiveCard(world, { actor: staffOf(actor), id, archived: true })),
  );

  answer(app, world, cardApi.unarchive, async ({ actor, params: { id } }) =>
    showCard(world, actor, await archiveCard(world, { actor: staffOf(actor), id, archived: false })),
  );
}

function staffOf(actor: Actor): Staff {
  if (actor.kind !== 'staff') throw new AppError('forbidden');
  return actor;
}

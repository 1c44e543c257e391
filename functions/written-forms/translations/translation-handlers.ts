import type { Staff } from '../../../shared/core/actor.ts';
import type { permitTranslationApi, translationApi } from '../../../shared/translations/translation-api.ts';
import type { Handlers } from '../../http/answer.ts';
import type { World } from '../../world.ts';
import { listTranslations, showTranslation, type Translated } from './load-translation.ts';
import { saveTranslation } from './save-translation.ts';

/** Finds a form that the caller may translate; throws otherwise. */
type Load = (world: World, actor: Staff, id: string) => Promise<Translated>;

/** The translations of one kind of form. */
export function translationHandlers(load: Load) {
  return {
    list: async ({ world, actor, params: { id } }) => listTranslations(world, await load(world, actor, id)),

    get: async ({ world, actor, params: { id, language } }) =>
      showTranslation(world, await load(world, actor, id), language),

    save: async ({ world, actor, params: { id, language }, body }) =>
      saveTranslation(world, await load(world, actor, id), { actor, asked: language, body }),
  } satisfies Handlers<typeof translationApi> & Handlers<typeof permitTranslationApi>;
}

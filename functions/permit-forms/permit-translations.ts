import type { permitTranslationApi } from '../../shared/translations/translation-api.ts';
import type { Staff } from '../../shared/core/actor.ts';
import type { Handlers } from '../http/answer.ts';
import { permitFormKey } from '../store/keys.ts';
import type { World } from '../world.ts';
import { listTranslations, showTranslation, type Translated } from '../written-forms/translations/load-translation.ts';
import { saveTranslation } from '../written-forms/translations/save-translation.ts';
import { loadPermitForm } from './load-permit-form.ts';

async function load(world: World, actor: Staff, id: string): Promise<Translated> {
  const head = await loadPermitForm(world, actor, id);
  return { place: { owner: 'permitForm', id: head._id }, head, key: permitFormKey(head._id) };
}

export const permitTranslationHandlers = {
  list: async ({ world, actor, params: { id } }) => listTranslations(world, await load(world, actor, id)),

  get: async ({ world, actor, params: { id, language } }) =>
    showTranslation(world, await load(world, actor, id), language),

  save: async ({ world, actor, params: { id, language }, body }) =>
    saveTranslation(world, await load(world, actor, id), { actor, asked: language, body }),
} satisfies Handlers<typeof permitTranslationApi>;

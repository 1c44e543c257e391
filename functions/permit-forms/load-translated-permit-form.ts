import type { Staff } from '../../shared/core/actor.ts';
import { permitFormKey } from '../store/keys.ts';
import type { World } from '../world.ts';
import type { Translated } from '../written-forms/translations/load-translation.ts';
import { loadPermitForm } from './load-permit-form.ts';

export async function loadTranslatedPermitForm(world: World, actor: Staff, id: string): Promise<Translated> {
  const head = await loadPermitForm(world, actor, id);
  return { place: { owner: 'permitForm', id: head._id }, head, key: permitFormKey(head._id) };
}

import type { Staff } from '../../shared/core/actor.ts';
import { headKey } from '../store/keys.ts';
import type { World } from '../world.ts';
import type { Translated } from '../written-forms/translations/load-translation.ts';
import { loadInductionForm } from './load-induction-form.ts';

export async function loadTranslatedForm(world: World, actor: Staff, id: string): Promise<Translated> {
  const head = await loadInductionForm(world, actor, id);
  return { place: { owner: 'inductionForm', id: head._id }, head, key: headKey(head._id) };
}

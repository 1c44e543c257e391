import { eachAtOnce } from '../../shared/core/each-at-once.ts';
import { AppError, isAppError } from '../../shared/core/errors.ts';
import { Id, type WorkerLanguage } from '../../shared/core/fields.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { noteOpening } from '../security/note-opening.ts';
import type { World } from '../world.ts';
import { loadUserForm, type Reader } from './load-user-form.ts';
import { showUserForm } from './show-user-form.ts';

const MOST_IDS = 50;
const AT_ONCE = 10;

/** Whole inductions by comma-separated ids, each once and in this order, without those that the caller may not read. */
export async function loadReadable(
  world: World,
  actor: Reader,
  { ids, language }: { ids: string; language: WorkerLanguage | undefined },
): Promise<UserForm[]> {
  const asked = [...new Set(ids.split(','))];
  if (asked.length > MOST_IDS) throw new AppError('bad_request', { issues: [{ path: 'ids', code: 'too_long' }] });
  const wanted = asked.filter((id) => Id.safeParse(id).success);
  const found = await eachAtOnce(wanted, AT_ONCE, (id) => readable(world, actor, { id, language }));
  return found.flatMap((form) => form ?? []);
}

async function readable(
  world: World,
  actor: Reader,
  { id, language }: { id: string; language: WorkerLanguage | undefined },
): Promise<UserForm | undefined> {
  try {
    const loaded = await loadUserForm(world, { actor, id });
    noteOpening(world, actor, loaded.whole.head, 'report');
    return await showUserForm(world, loaded, language);
  } catch (error) {
    if (isAppError(error, 'not_found', 'forbidden')) return undefined;
    throw error;
  }
}

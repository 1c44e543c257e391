import { AppError } from '../../shared/core/errors.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { checkInApi } from '../../shared/presence/check-in-api.ts';
import type { Call } from '../http/answer.ts';
import { checkInHash } from '../security/check-in-hash.ts';
import { lastingSeal } from '../security/keys.ts';
import { newId } from '../security/random-ids.ts';
import { endedKeyWrites, findHeldKeys, newKeyWrites } from '../store/entities/presence/check-in-keys.ts';
import { hasSelfCheckIn } from '../store/entities/presence/self-check-in.ts';
import { findUserForm } from '../store/entities/user-forms/user-forms.ts';
import { loadOwned } from '../verbs/load-owned.ts';

/** The phones of one worker; the oldest goes where there are more. */
const MOST_KEYS = 5;
const KEY_CHARACTERS = 22;

/** Gives the phone of a worker its key, where a site of the induction lets workers note themselves. */
export async function giveKey({
  world,
  actor,
  params: { id },
  once,
}: Call<typeof checkInApi.giveKey>): Promise<Reply<typeof checkInApi.giveKey>> {
  const head = await findUserForm(world.table, id);
  if (actor.kind === 'staff' && head?.claimedBy !== actor.userId) throw new AppError('forbidden');
  if (!head) throw new AppError('not_found');
  if (actor.kind === 'worker' && head.epoch !== actor.epoch) throw new AppError('unauthorized');
  if (head.signed === null || head.archived) throw new AppError('invalid_state');
  if (!(await hasSelfCheckIn(world.table, head.inductionFormId))) return { checkInKey: null };
  // The table keeps no key as it is, so that a repeated call has its key made again and not read.
  const checkInKey = once ? lastingSeal(world.keys, 'checkInKey', once.id).slice(0, KEY_CHARACTERS) : newId(world);
  const hash = checkInHash(checkInKey);
  const former = (await findHeldKeys(world.table, id)).filter((held) => held.hash !== hash);
  const gone = former.slice(0, Math.max(0, former.length + 1 - MOST_KEYS));
  const made = { userForm: id, hash, created: world.now().toISOString() };
  await world.table.write([...newKeyWrites(made), ...gone.flatMap(endedKeyWrites)]);
  return { checkInKey };
}

/** Ends the keys of all phones of an induction's worker. */
export async function endKeys({
  world,
  actor,
  params: { id },
}: Call<typeof checkInApi.endKeys>): Promise<Reply<typeof checkInApi.endKeys>> {
  await loadOwned(world, { actor, find: findUserForm, id });
  const held = await findHeldKeys(world.table, id);
  if (held.length > 0) await world.table.write(held.flatMap(endedKeyWrites));
  return {};
}

import { AppError } from '../../shared/core/errors.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { fullName } from '../../shared/core/full-name.ts';
import type { workerApi } from '../../shared/workers/worker-api.ts';
import type { Call } from '../http/answer.ts';
import { workerLineWrites } from '../store/entities/workers/worker-writes.ts';
import { requireVersion, saveOver } from '../verbs/save-over.ts';
import { eventOf, loadLine } from './change-worker.ts';
import { traitSeal } from '../security/trait-seal.ts';

type JoinCall = Call<typeof workerApi.join>;
type Whole = Reply<typeof workerApi.get>;

/** Joins another line of the same person: the list shows this one, and the other's inductions go on into it. */
export const joinWorkers = (call: JoinCall): Promise<Whole> => place(call, { from: null, to: call.params.workerId });

/** Parts a joined line, which stands on the list again as it was. */
export const partWorkers = (call: JoinCall): Promise<Whole> => place(call, { from: call.params.workerId, to: null });

/** 409 `invalid_state` where the other line does not stand as `from` says, is this one, or has lines joined to itself. */
async function place(call: JoinCall, { from, to }: { from: string | null; to: string | null }): Promise<Whole> {
  const { world, actor, body } = call;
  const { stored, all, current } = await loadLine(call);
  await requireVersion(body, stored, current);
  const other = all.find(({ _id }) => _id === body.other);
  if (!other) throw new AppError('not_found');
  const isJoinable = other._id !== stored._id && stored.joinedTo === null && other.joinedTo === from;
  if (!isJoinable || all.some(({ joinedTo }) => joinedTo === other._id)) throw new AppError('invalid_state');
  const seal = traitSeal(world);
  const former = { name: fullName(other) };
  await saveOver(world, {
    writes: [
      ...workerLineWrites(stored, { ...stored, version: stored.version + 1 }, seal),
      ...workerLineWrites(other, { ...other, joinedTo: to, version: other.version + 1 }, seal),
      eventOf(world, stored, { actor, what: to === null ? 'parted' : 'joined', former }),
    ],
    current,
  });
  return current();
}

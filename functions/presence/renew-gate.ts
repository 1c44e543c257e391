import { AppError } from '../../shared/core/errors.ts';
import type { checkInApi } from '../../shared/presence/check-in-api.ts';
import type { Project } from '../../shared/projects/project.ts';
import type { Call } from '../http/answer.ts';
import { newId } from '../security/random-ids.ts';
import { changedProjectWrites, projects } from '../store/entities/projects.ts';
import { writeOnce } from '../store/once.ts';
import { loadStored } from '../verbs/load-owned.ts';
import { loadProject } from '../verbs/load-project.ts';
import { untilWritten } from '../verbs/until-written.ts';

/** Draws the code of a site's gate anew; the former one leads nowhere from then on. */
export async function renewGate({ world, actor, params, once }: Call<typeof checkInApi.renewGate>): Promise<Project> {
  const now = world.now();
  return untilWritten(async () => {
    const before = await loadProject(world, actor, params.id);
    if (before.gateId === null) throw new AppError('invalid_state');
    const after = { ...before, gateId: newId(world), version: before.version + 1 };
    const writes = changedProjectWrites(before, after, now.toISOString());
    const { isReplay } = await writeOnce(world.table, { once, now, result: {}, writes });
    return isReplay ? loadStored(world, projects.find, before._id) : after;
  });
}

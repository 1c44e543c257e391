import { AppError } from '../../shared/core/errors.ts';
import type { Project } from '../../shared/projects/project.ts';
import { newId } from '../security/random-ids.ts';
import { changedProjectWrites, projects } from '../store/entities/projects.ts';
import { writeOnce, type Once } from '../store/once.ts';
import { changeStored } from '../verbs/change-stored.ts';
import type { World } from '../world.ts';

/** Opens a project's board, or draws its address anew: the former address and its posters are dead. 409 for a project that has ended. */
export async function openBoard(world: World, before: Project, once: Once | undefined): Promise<Project> {
  return changeStored(world, {
    find: projects.find,
    before,
    change: async (current) => {
      if (current.ended) throw new AppError('invalid_state');
      const now = world.now();
      const board = { _id: newId(world), created: now.toISOString() };
      const after = { ...current, board, version: current.version + 1 };
      const writes = changedProjectWrites(current, after, board.created);
      const { isReplay } = await writeOnce(world.table, { once, now, result: { id: current._id }, writes });
      return isReplay ? current : after;
    },
  });
}

/** Closes a project's board; idempotent. */
export async function closeBoard(world: World, before: Project): Promise<Project> {
  return changeStored(world, {
    find: projects.find,
    before,
    change: async (current) => {
      if (!current.board) return current;
      const after = { ...current, board: null, version: current.version + 1 };
      await world.table.write(changedProjectWrites(current, after, world.now().toISOString()));
      return after;
    },
  });
}

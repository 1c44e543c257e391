import type { WorkerEvent } from '../../../../shared/workers/worker.ts';
import type { Item, Key } from '../../items.ts';
import { projectKey } from '../../keys.ts';
import { workerEventKey, workerKey } from '../../site-keys.ts';
import type { Write } from '../../table.ts';
import type { WorkerLine } from './worker-lines.ts';
import { traitWrites, type SealTrait } from './worker-traits.ts';

const itemOf = ({ _id, ...line }: WorkerLine): Item => ({
  ...workerKey(line.project, _id),
  entity: 'worker',
  id: _id,
  ...line,
});

/** A new line, or one over the version that was read; ConditionFailed where somebody else saved meanwhile. */
export function workerLineWrites(before: WorkerLine | undefined, after: WorkerLine, seal: SealTrait): Write[] {
  const unchanged = before
    ? { condition: 'version = :before', values: { ':before': before.version } }
    : { condition: 'attribute_not_exists(PK)' };
  return [{ put: itemOf(after), ...unchanged }, ...traitWrites(before, after, seal)];
}

/** A line that an induction has left. ConditionFailed where somebody else saved meanwhile. */
export function lineWithout(line: WorkerLine, userForm: string, seal: SealTrait): Write[] {
  const userForms = line.userForms.filter((one) => one !== userForm);
  return workerLineWrites(line, { ...line, userForms, version: line.version + 1 }, seal);
}

/** Removes a line with its corrections and with what finds it. */
export function erasedLineWrites(line: WorkerLine, events: readonly Key[], seal: SealTrait): Write[] {
  const keys = [workerKey(line.project, line._id), ...events];
  return [...keys.map((key) => ({ delete: key })), ...traitWrites(line, undefined, seal)];
}

export function workerEventWrite({ project, _id }: WorkerLine, event: WorkerEvent, tag: string): Write {
  return { put: { ...workerEventKey(project, _id, event.at, tag), entity: 'workerEvent', ...event } };
}

/** Marks a project that has workers, so that it is never removed. ConditionFailed where it was removed. */
export function projectWithWorkersWrite(project: string): Write {
  return {
    update: projectKey(project),
    set: 'SET hasWorkers = :true',
    condition: 'attribute_exists(PK)',
    values: { ':true': true },
    refusedAs: 'project',
  };
}

/** Takes the mark off a project whose list was erased when its time was over. */
export function projectWithoutWorkersWrite(project: string): Write {
  return {
    update: projectKey(project),
    set: 'REMOVE hasWorkers',
    condition: 'attribute_exists(PK)',
  };
}

import type { workerApi } from '../../shared/workers/worker-api.ts';
import type { Handlers } from '../http/answer.ts';
import { addWorker, correctWorker, loadLine } from './change-worker.ts';
import { joinWorkers, partWorkers } from './join-workers.ts';
import { listWorkers } from './list-workers.ts';

export const workerHandlers = {
  list: listWorkers,
  get: async (call) => (await loadLine(call)).current(),
  add: addWorker,
  correct: correctWorker,
  join: joinWorkers,
  part: partWorkers,
} satisfies Handlers<typeof workerApi>;

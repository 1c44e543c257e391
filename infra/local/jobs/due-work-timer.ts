import { doDueWork, newRun } from '../../../functions/jobs/do-due-work.ts';
import type { World } from '../../../functions/world.ts';

export type DueWorkTimer = { doSoon: () => void; stop: () => Promise<void> };

const INTERVAL_MILLISECONDS = 1000;
/** Limits the rounds, so that work which cannot be done now does not loop without a pause. */
const MOST_ROUNDS = 20;

/**
 * Runs due work (messages and the rest) every second, and at once on request; one round at a time. The first round waits for `firstData`,
 * which reads PINs from messages: sending erases them.
 */
export function startDueWorkTimer(
  world: World,
  reportError: (error: unknown) => void,
  firstData: Promise<unknown>,
): DueWorkTimer {
  let running: Promise<void> | undefined = firstData.then(
    () => (running = undefined),
    () => undefined,
  );
  let isAskedAgain = false;
  let hasStopped = false;

  async function work(): Promise<void> {
    do {
      isAskedAgain = false;
      const run = newRun(() => hasStopped);
      for (let round = 0; !hasStopped && round < MOST_ROUNDS && (await doDueWork(world, run)) > 0; round += 1);
    } while (isAskedAgain && !hasStopped);
  }

  function doSoon(): void {
    if (running) isAskedAgain = true;
    else if (!hasStopped)
      running = work()
        .catch(reportError)
        .finally(() => (running = undefined));
  }

  const timer = setInterval(doSoon, INTERVAL_MILLISECONDS).unref();
  return {
    doSoon,
    stop: async () => {
      hasStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

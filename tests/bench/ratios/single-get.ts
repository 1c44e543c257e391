import { startMeasuredHandlers } from './measured-handlers.ts';
import { pairedRatio, type PairedRatio } from './paired-ratio.ts';

const PLAN = { rounds: 60, fours: 25, warmUpFours: 150 };
const MOST_TRIES = 3;
const EVEN = { least: 0.97, most: 1.03 };
const PLANTED_LEAST = 1.2;

export type SingleGet = {
  worker: PairedRatio;
  /** With a token that is new at every call. */
  newTokens: PairedRatio;
  staff: PairedRatio;
  /** The floor against itself, and with one GetItem more: what the measuring itself is worth. */
  even: PairedRatio;
  planted: PairedRatio;
  /** Whether the floor measured as even with itself, and the planted request was seen. */
  isValid: boolean;
};

/** The product's GET of one induction over the bare handler's, with the checks of the measuring itself. */
export async function measureSingleGet(): Promise<SingleGet> {
  const handlers = await startMeasuredHandlers();
  try {
    const { query, getAndQuery, worker, newTokens, staff } = handlers;
    let even = await pairedRatio(query, query, PLAN);
    for (let tries = 1; tries < MOST_TRIES && !isEven(even); tries += 1) even = await pairedRatio(query, query, PLAN);
    const planted = await pairedRatio(getAndQuery, query, PLAN);
    return {
      worker: await pairedRatio(worker, query, PLAN),
      newTokens: await pairedRatio(newTokens, query, PLAN),
      staff: await pairedRatio(staff, getAndQuery, PLAN),
      even,
      planted,
      isValid: isEven(even) && planted.wall.low > PLANTED_LEAST && planted.cpu.low > PLANTED_LEAST,
    };
  } finally {
    await handlers.stop();
  }
}

function isEven({ wall, cpu }: PairedRatio): boolean {
  return [wall, cpu].every(({ median }) => median >= EVEN.least && median <= EVEN.most);
}

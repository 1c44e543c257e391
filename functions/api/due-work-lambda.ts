import { worldFromEnv } from '../world-from-env.ts';
import { doDueWork } from './due-work.ts';
import { firstTime } from './first-time.ts';

const readyWorld = firstTime(() => worldFromEnv(process.env));
const MOST_ROUNDS = 20;

/** Run by the table's stream when work is written, and every minute for what has to be tried again. */
export async function handler(): Promise<void> {
  const world = await readyWorld();
  for (let round = 0; round < MOST_ROUNDS && (await doDueWork(world)) > 0; round += 1);
}

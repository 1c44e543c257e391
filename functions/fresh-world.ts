import { freshKeys } from './fresh-keys.ts';
import { makeOnce } from './outside/make-once.ts';
import { keysFromEnv, worldFromEnv } from './world-from-env.ts';
import type { World } from './world.ts';

/** The world of a Lambda, made at the first call, with keys that are kept fresh. */
export function freshWorld(): () => Promise<World> {
  const ready = makeOnce(async () => {
    const world = await worldFromEnv(process.env);
    return { world, freshen: freshKeys(world, () => keysFromEnv(process.env)) };
  });
  return async () => {
    const { world, freshen } = await ready();
    await freshen();
    return world;
  };
}

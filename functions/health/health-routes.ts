import { healthApi, type Health } from '../../shared/health/health-api.ts';
import { answer, type App } from '../http/answer.ts';
import type { Part } from '../../shared/core/part-unavailable.ts';
import { withinTime } from '../outside/within-time.ts';
import type { World } from '../world.ts';

/** Whoever asks, and however often, the parts are asked no oftener. */
const ASKED_EVERY_MILLISECONDS = 5000;
const LONGEST_ANSWER_MILLISECONDS = 3000;
/** Nothing is there; a part that can tell so answers. The role of the API may look for files in few folders. */
const NO_ITEM = { PK: 'health', SK: 'health' };
const NO_FILE = 'pending/health';

export function mountHealth(app: App, world: World): void {
  const silent = silentParts(world);
  answer(app, world, healthApi.get, async (): Promise<Health> => {
    const parts = await silent();
    const { version } = world.settings;
    return parts.length === 0 ? { status: 'ok', version } : { status: 'degraded', version, parts };
  });
}

/** The parts that did not answer when they were asked last. */
function silentParts(world: World): () => Promise<Part[]> {
  const asks: Record<Part, () => Promise<unknown>> = {
    table: () => world.table.get(NO_ITEM),
    files: () => world.files.exists(NO_FILE),
  };
  let asked: { until: number; parts: Promise<Part[]> } | undefined;
  return () => {
    const at = world.now().getTime();
    if (!asked || asked.until <= at) asked = { until: at + ASKED_EVERY_MILLISECONDS, parts: askAll(asks) };
    return asked.parts;
  };
}

async function askAll(asks: Record<Part, () => Promise<unknown>>): Promise<Part[]> {
  const answers = Object.entries(asks).map(async ([part, ask]) => {
    const isAnswered = await withinTime(LONGEST_ANSWER_MILLISECONDS, ask()).then(
      () => true,
      () => false,
    );
    return isAnswered ? [] : [part as Part];
  });
  return (await Promise.all(answers)).flat();
}

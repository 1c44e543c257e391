import type { healthApi } from '../../shared/health/health-api.ts';
import type { Health } from '../../shared/health/health-shapes.ts';
import type { Handlers } from '../http/answer.ts';
import type { Part } from '../../shared/core/errors.ts';
import { withinTime } from '../outside/within-time.ts';
import type { World } from '../world.ts';
import { checkTable } from './check-table.ts';

/** The parts are checked at most this often, however many callers ask. */
const ASKED_EVERY_MILLISECONDS = 5000;
const LONGEST_ANSWER_MILLISECONDS = 3000;
/** No file has this key. The API's role may look for files only in a few folders. */
const NO_FILE = 'pending/health';

export function healthHandlers(world: World) {
  const silent = silentParts(world);
  return {
    get: async (): Promise<Health> => {
      const parts = await silent();
      const { version } = world.settings;
      return parts.length === 0 ? { status: 'ok', version } : { status: 'degraded', version, parts };
    },
  } satisfies Handlers<typeof healthApi>;
}

/** The parts that did not answer their last check. */
function silentParts(world: World): () => Promise<Part[]> {
  const asks: Record<Part, () => Promise<unknown>> = {
    table: () => checkTable(world),
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

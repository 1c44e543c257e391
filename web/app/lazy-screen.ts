import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadAllTexts } from './i18n.ts';
import { trackLoading } from './pending-calls.ts';

export type LazyScreen<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the screen that is shown next; never rejects. */
  preload: () => Promise<void>;
  /** Fetches a screen that may be shown later. */
  fetchAhead: () => void;
};

let fetchesAhead = 0;

/** Whether a file that is not needed yet is on its way, so that its failure is no reason to disturb the page. */
export function isFetchingAhead(): boolean {
  return fetchesAhead > 0;
}

/** Fetches a file that may be needed later; a failure disturbs nobody. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  fetchesAhead += 1;
  await load().catch(() => undefined);
  fetchesAhead -= 1;
}

/** A screen in a file of its own, fetched with the texts of all screens when it is first shown or earlier with `preload`. */
export function lazyScreen<Props>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  return workerScreen(async () => {
    const [screen] = await Promise.all([load(), loadAllTexts()]);
    return screen;
  });
}

/** The same of a screen of a worker's phone (`web/worker-chunks.ts`), whose texts come with the first. */
export function workerScreen<Props>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  const screen = lazy(async () => ({ default: await trackLoading(load()) }));
  // A preload that fails says nothing: showing the screen fetches it again and tells.
  return Object.assign(screen, {
    preload: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
    fetchAhead: () => void fetchAhead(load),
  });
}

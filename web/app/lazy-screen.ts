import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { fetchAhead } from './fetch-ahead.ts';
import { loadAllTexts } from './i18n.ts';
import { trackLoading } from './pending-calls.ts';

export type LazyScreen<Props> = ((props: Props) => ReactNode) & {
  /** Fetches the screen that is shown next; never rejects. */
  preload: () => Promise<void>;
  /** Fetches a screen that may be shown later. */
  fetchAhead: () => void;
};

/** A screen in a file of its own, fetched with the texts of all screens when it is first shown or earlier with `preload`. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  return workerScreen(async () => {
    const [screen] = await Promise.all([load(), loadAllTexts()]);
    return screen;
  });
}

/** The same of a screen of a worker's phone (`web/worker-chunks.ts`), whose texts come with the first. */
export function workerScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchScreen = async () => (loaded = await load());
  const Awaited = lazy(async () => ({ default: await trackLoading(fetchScreen()) }));
  // React shows what was waited for 300 ms after its fallback at the earliest: a screen that is there waits for nothing.
  function Screen(props: Props): ReactNode {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Awaited as unknown as ComponentType<Props>));
    return createElement(Shown, props);
  }
  // A preload that fails says nothing: showing the screen fetches it again and tells.
  return Object.assign(Screen, {
    preload: () =>
      fetchScreen().then(
        () => undefined,
        () => undefined,
      ),
    fetchAhead: () => void fetchAhead(fetchScreen),
  });
}

import { createContext, createElement, lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchAhead } from '../api/fetch-ahead.ts';
import { loadSignerTexts, loadStaffTexts, readAsStaff } from '../texts/i18n.ts';
import { trackLoading } from '../api/pending-calls.ts';

export type LazyScreen<Props> = ((props: Props) => ReactNode) & {
  /** Loads the next screen; never rejects. */
  preload: () => Promise<void>;
  /** Prefetches a screen that may be shown later. */
  fetchAhead: () => void;
};

const failed = new Set<() => void>();

/** Lets the screens whose files could not be had be asked for anew: React keeps a failure for good. */
export function forgetFailedScreens(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Whether a screen has the languages of staff only. */
export const IsOfStaff = createContext(false);

/** A screen of staff in its own file, loaded with its texts on first render, or earlier with `preload`. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loadTexts = loadStaffTexts,
): LazyScreen<Props> {
  const Inner = workerScreen(async () => {
    const [screen] = await Promise.all([load(), loadTexts()]);
    return screen;
  });
  function Screen(props: Props): ReactNode {
    useEffect(readAsStaff, []);
    return createElement(IsOfStaff, { value: true }, createElement(Inner, props));
  }
  return Object.assign(Screen, { preload: Inner.preload, fetchAhead: Inner.fetchAhead });
}

/** The same in a worker's language: a screen beyond those of a worker's phone, with texts of its own. */
export function signerScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  return workerScreen(async () => {
    const [screen] = await Promise.all([load(), loadSignerTexts()]);
    return screen;
  });
}

/** The same for a screen of a worker's phone (`web/build/worker-chunks.ts`), whose texts are loaded already. */
export function workerScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchScreen = async () => (loaded = await load());
  const makeAwaited = () =>
    lazy(async () => {
      try {
        return { default: await trackLoading(fetchScreen()) };
      } catch (error) {
        failed.add(() => (Awaited = makeAwaited()));
        throw error;
      }
    });
  let Awaited = makeAwaited();
  // React delays suspended content by 300 ms after its fallback, so a loaded screen must not suspend.
  function Screen(props: Props): ReactNode {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Awaited as unknown as ComponentType<Props>));
    return createElement(Shown, props);
  }
  // A failed preload stays silent: rendering the screen loads it again and reports the error.
  return Object.assign(Screen, {
    preload: () =>
      fetchScreen().then(
        () => undefined,
        () => undefined,
      ),
    fetchAhead: () => void fetchAhead(fetchScreen),
  });
}

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { trackLoading } from './pending-calls.ts';

export type LazyScreen<Props> = LazyExoticComponent<ComponentType<Props>> & { preload: () => void };

/** A screen in a file of its own, fetched when it is first shown or earlier with `preload`. */
export function lazyScreen<Props>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  const screen = lazy(async () => ({ default: await trackLoading(load()) }));
  // A preload that fails says nothing: showing the screen fetches it again and tells.
  return Object.assign(screen, { preload: () => void load().catch(() => undefined) });
}

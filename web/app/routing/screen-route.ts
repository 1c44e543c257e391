import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { LazyScreen } from './lazy-screen.ts';

type MakeScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) => LazyScreen<Props>;

/** Makes the routes of screens that are each in a file of their own and are loaded in one way. */
export const routesOf =
  (makeScreen: MakeScreen) =>
  <Props extends object>(
    path: string,
    load: () => Promise<ComponentType<Props>>,
    ...[props]: object extends Props ? [] : [Props]
  ): RouteObject => ({ path, element: createElement(makeScreen(load), props) });

import type { ReactNode } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { STAFF_PATH, userFormCodePath, viewPermitPath } from '../../../shared/site-paths/open-paths.ts';
import { OpeningPage } from '../../start/opening-page.tsx';
import { StartPage } from '../../start/start-page.tsx';
import { EntryQuery } from './entry-query.tsx';
import { FollowedBy } from './followed-by.tsx';
import { paths } from './paths.ts';
import { screens } from './screens.ts';

type AppRoute = {
  path: string;
  element: ReactNode;
  preload?: () => Promise<void>;
  /** Prefetches the screens that follow. */
  fetchNext?: () => void;
};

const { Landing, Player, UserFormMode, Code, ViewPermit, EditPermit } = screens;
const { Login, NotFound, Admin, Elsewhere } = screens;

const landing = (path: string): AppRoute => ({
  path,
  element: (
    <EntryQuery isScreen={isScreen}>
      <FollowedBy screen={Player}>
        <Landing />
      </FollowedBy>
    </EntryQuery>
  ),
  preload: Landing.preload,
});

const VIEW_PERMIT = viewPermitPath(':permitId', ':pin');

/** The routes that the first script knows; `elsewhere.tsx` has the others that are no staff's. */
export const FIRST_ROUTES: readonly AppRoute[] = [
  landing('/'),
  landing('/index.html'),
  landing('/en'),
  landing('/index_en.html'),
  {
    path: paths.start,
    element: (
      <EntryQuery isScreen={isScreen}>
        <FollowedBy screen={Player}>
          <StartPage />
        </FollowedBy>
      </EntryQuery>
    ),
  },
  { path: '/s/:pin', element: <OpeningPage />, fetchNext: Player.fetchAhead },
  { path: '/page/:formId/:pageIndex', element: <Player />, preload: Player.preload },
  { path: '/user-form/:mode/:formId/:pageIndex', element: <UserFormMode />, preload: UserFormMode.preload },
  { path: userFormCodePath(':formId'), element: <Code />, preload: Code.preload },
  { path: VIEW_PERMIT, element: <ViewPermit />, preload: ViewPermit.preload },
  { path: `${VIEW_PERMIT}/:pageIndex`, element: <ViewPermit />, preload: ViewPermit.preload },
  { path: '/edit-permit/:permitId/:pageIndex', element: <EditPermit />, preload: EditPermit.preload },
  { path: paths.login, element: <Login />, preload: Login.preload },
  { path: paths.notFound, element: <NotFound />, preload: NotFound.preload },
  { path: `${STAFF_PATH}/*`, element: <Admin />, preload: Admin.preload },
];

/** Whether the first script has a screen for a path. */
export function isScreen(pathname: string): boolean {
  return FIRST_ROUTES.some(({ path }) => matchPath(path, pathname) !== null);
}

/** Loads the first screen's file in parallel with the texts; resolves when it is loaded or has failed. */
export async function preloadScreen({ pathname, search }: { pathname: string; search: string }): Promise<void> {
  if (new URLSearchParams(search).has('p')) return;
  const route = FIRST_ROUTES.find(({ path }) => matchPath(path, pathname));
  route?.fetchNext?.();
  await (route ? route.preload?.() : Elsewhere.preload());
}

export function AppRoutes() {
  return (
    <Routes>
      {FIRST_ROUTES.map(({ path, element }) => (
        <Route key={path} path={path} element={element} />
      ))}
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}

import { deskScreen } from './lazy-screen.ts';

/** The screens beside the staff's that need the texts of a desk. */
export const deskElsewhere = {
  Board: deskScreen(() => import('../../boards/live/public-board-page.tsx').then((file) => file.BoardPage)),
  Zone: deskScreen(() => import('../../boards/live/public-board-page.tsx').then((file) => file.ZonePage)),
  Kit: deskScreen(() => import('../../kit/load-kit.ts').then((file) => file.loadKit())),
  Developers: deskScreen(() => import('../../developers/developers-page.tsx').then((file) => file.DevelopersPage)),
} as const;

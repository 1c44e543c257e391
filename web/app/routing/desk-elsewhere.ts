import { loadDeskTexts } from '../texts/i18n.ts';
import { lazyScreen } from './lazy-screen.ts';

/** The screens beside the staff's that need the texts of a desk. */
export const deskElsewhere = {
  Board: lazyScreen(
    () => import('../../boards/live/public-board-page.tsx').then((file) => file.BoardPage),
    loadDeskTexts,
  ),
  Zone: lazyScreen(
    () => import('../../boards/live/public-board-page.tsx').then((file) => file.ZonePage),
    loadDeskTexts,
  ),
  Kit: lazyScreen(() => import('../../kit/load-kit.ts').then((file) => file.loadKit()), loadDeskTexts),
  Developers: lazyScreen(
    () => import('../../developers/developers-page.tsx').then((file) => file.DevelopersPage),
    loadDeskTexts,
  ),
} as const;

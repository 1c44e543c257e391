import type { Page } from 'playwright';
import { logIn } from '../e2e/staff-steps.ts';
import { WorkerSteps } from '../e2e/worker-steps.ts';

/** Who opens a page: makes the browser theirs and tells the path of the page. */
export type Visitor = { what: string; path: (page: Page) => Promise<string> };

export const VISITORS = {
  landing: { what: '`/`', path: async () => '/' },
  start: { what: '`/aloita`, where a PIN is typed', path: async () => '/aloita' },
  player: {
    what: 'a page of the player, opened again',
    path: async (page) => {
      const steps = new WorkerSteps(page, 'fi');
      await steps.enterPin('123456');
      await steps.begin();
      return new URL(page.url()).pathname;
    },
  },
  staffList: {
    what: 'the list of inductions to approve',
    path: async (page) => {
      await logIn(page, 'admin@example.com');
      return '/admin/approval';
    },
  },
} as const satisfies Record<string, Visitor>;

export type VisitorName = keyof typeof VISITORS;

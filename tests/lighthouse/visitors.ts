import type { Page } from 'playwright';
import { shellKept } from '../e2e/offline/kept-shell.ts';
import { logIn } from '../e2e/steps/staff-steps.ts';
import { WorkerSteps } from '../e2e/steps/worker-steps.ts';

/** Who opens a page: makes the browser theirs and tells the path of the page. */
export type Visitor = {
  what: string;
  path: (page: Page) => Promise<string>;
  /** Whether the phone has the files of the site, as after an earlier page. */
  hasSite?: boolean;
};

async function begunInduction(page: Page): Promise<string> {
  const steps = new WorkerSteps(page, 'fi');
  await steps.enterPin('123456');
  await steps.begin();
  return new URL(page.url()).pathname;
}

export const VISITORS = {
  landing: { what: '`/`', path: async () => '/' },
  start: { what: '`/aloita`, where a PIN is typed', path: async () => '/aloita' },
  player: { what: 'a page of the player on a phone without a file of the site', path: begunInduction },
  playerAgain: {
    what: 'the same with the files that the service worker has kept since the PIN was entered',
    path: async (page) => {
      const path = await begunInduction(page);
      await shellKept(page);
      return path;
    },
    hasSite: true,
  },
  staffHome: {
    what: 'the home of a site manager',
    path: async (page) => {
      await logIn(page, 'manager@example.com');
      return '/admin/home';
    },
  },
  staffList: {
    what: 'the list of inductions to approve',
    path: async (page) => {
      await logIn(page, 'admin@example.com');
      return '/admin/approval';
    },
  },
} satisfies Record<string, Visitor>;

export type VisitorName = keyof typeof VISITORS;

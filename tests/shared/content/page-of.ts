import { Page } from '../../../shared/content/pages/page.ts';

/** A page as an author would write it, with these blocks. */
export function pageOf(...content: readonly unknown[]): Page {
  return Page.parse({ title: 'Sivu', content });
}

/** What the worker would send back: the page's blocks with some of their parts replaced. */
export function submitted(page: Page, ...parts: readonly object[]): unknown[] {
  return page.content.map((block, place) => ({ ...block, ...parts[place] }));
}

export const DATA_URL = 'data:image/png;base64,iVBORw0KGgo=';

/** A signature with everything that it needs. */
export const SIGNATURE = { signed: true, value: 'f00d.png', location: 'Espoo', date: '2026-11-20' };

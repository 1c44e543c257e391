import type { ComponentType } from 'react';

/** Stands between the router and the page: what a page loads is listed by the file that asks for it, and the site's first file asks for this one. */
export async function loadKit(): Promise<ComponentType> {
  return (await import('./kit-page.tsx')).KitPage;
}

import type { ComponentType } from 'react';

/** The build lists a lazy page's files in the file that imports it; this file keeps that list out of the site's first file. */
export async function loadKit(): Promise<ComponentType> {
  return (await import('./kit-page.tsx')).KitPage;
}

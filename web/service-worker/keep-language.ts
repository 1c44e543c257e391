import { languageCacheName, putLanguage } from './worker/kept-language.ts';

/** Keeps the texts of a language that the phone shows in a version of the site, so that they are there without a network; those of another language go. */
export async function keepLanguage(language: string, version: string): Promise<void> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  const path = `/languages/${language}.worker.json`;
  const cache = await caches.open(languageCacheName(version));
  if (await cache.match(path)) return;
  const texts = await fetch(path);
  if (texts.status === 200) await putLanguage(cache, path, texts);
}

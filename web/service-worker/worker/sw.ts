import { screenCacheName, isScreenPath, isScreenFile, keptScreenFile } from './screen-files.ts';
import { keptFile, keptFileKey } from './kept-files.ts';
import { forgetOtherLanguages, isLanguageFile, keptLanguage, renewLanguage } from './kept-language.ts';
import { inPatience, KeptShell } from './kept-shell.ts';
import type { WorkerMessage } from './messages.ts';
import type { ShellFile } from './shell-files.ts';
import { isWorkerPath } from './worker-paths.ts';

declare const self: ServiceWorkerGlobalScope;
/** The site's build fills this in. */
declare const SHELL_FILES: readonly ShellFile[];
declare const VERSION: string;

const shell = new KeptShell(SHELL_FILES);

/** The requests that the worker answers; all others, above all the API's, go to the network untouched. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (keptFileKey(pathname)) return keptFile(self.caches, pathname).then((kept) => kept ?? fetch(request));
  if (request.mode === 'navigate') {
    if (isWorkerPath(pathname)) return shell.page(event);
    return isScreenPath(pathname) ? screenPage(event) : undefined;
  }
  if (isLanguageFile(pathname) && !shell.has(pathname)) return languageTexts(event);
  // A page from the network takes its files from there, without a way through here.
  if (!shell.has(pathname))
    return shell.hasOpened(event.clientId) && isScreenFile(pathname) ? screenFile(request) : undefined;
  return pathname.startsWith('/assets/') ? shell.hashed(request) : shell.texts(event);
}

/** Another language's texts: a page from the cache takes the kept ones of its version, any other the network's while there is one. */
async function languageTexts({ request, clientId }: FetchEvent): Promise<Response> {
  const kept = () => keptLanguage(self.caches, VERSION, new URL(request.url).pathname);
  if (shell.hasOpened(clientId)) return (await kept()) ?? fetch(request);
  return (await inPatience(request, kept)).answer;
}

/** A page whose screen this phone may have kept of this version. */
async function screenPage(event: FetchEvent): Promise<Response> {
  const isKept = await self.caches.has(screenCacheName(VERSION));
  return isKept ? shell.page(event) : fetch(event.request);
}

/** A file of a screen that this phone has kept of this version. */
async function screenFile(request: Request): Promise<Response> {
  return (await keptScreenFile(self.caches, VERSION, new URL(request.url).pathname)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([shell.install(), renewLanguage(self.caches, VERSION)])),
);

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([shell.activate(), forgetOtherLanguages(self.caches, VERSION), self.clients.claim()])),
);

self.addEventListener('message', ({ data, ports }) => {
  const message = data as WorkerMessage;
  if (message.kind === 'take-over') void self.skipWaiting();
  else ports[0]?.postMessage(VERSION);
});

import { forgetOldFiles } from './kept-files.ts';
import { ownScript } from './own-script.ts';
import { letTakeOver, offerUpdate } from './update.ts';
import type { WorkerMessage } from './worker/messages.ts';

const WORKER = '/sw.js';
const ANSWER_MILLISECONDS = 5000;
const LOOKING_MILLISECONDS = 3600 * 1000;

/** Adds the manifest for installing, after the first screen has rendered. */
function tellOfInstalling(): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }));
}

/**
 * Registers the service worker and follows its versions; `version` is the page's, the address of its first script. A page of the waiting
 * version activates it; an older page offers it to the user.
 */
export async function registerServiceWorker(version: string): Promise<void> {
  tellOfInstalling();
  await forgetOldFiles();
  const registration = await navigator.serviceWorker.register(ownScript(WORKER), { updateViaCache: 'none' });
  const found = (worker: ServiceWorker) => void welcome(worker, version).catch(() => undefined);
  if (registration.waiting) found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) found(installing);
    });
  });
  lookForUpdates(registration);
}

async function welcome(worker: ServiceWorker, version: string): Promise<void> {
  if ((await versionOf(worker)) === version) await letTakeOver(worker);
  else offerUpdate(worker);
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve, reject) => {
    port1.addEventListener('message', ({ data }) => resolve(data));
    setTimeout(() => reject(new Error('The service worker did not tell its version.')), ANSWER_MILLISECONDS);
  });
  port1.start();
  worker.postMessage({ kind: 'which-version' } satisfies WorkerMessage, [port2]);
  return answer.finally(() => port1.close());
}

/** A tab may stay open for days: it looks for a new version when the user returns to it, at most once an hour. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOKING_MILLISECONDS) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

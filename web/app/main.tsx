import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/skeleton.module.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '../../shared/core/fields.ts';
import { hearStepsFirst } from '../ui/history-steps.ts';
import { App } from './app.tsx';
import { loadTexts, startI18n } from './i18n.ts';
import { firstLanguage } from './language-choice.ts';
import { fetchAhead, isFetchingAhead } from './fetch-ahead.ts';
import { preloadScreen } from './router.tsx';
import { followOtherTabs } from './session.ts';
import { hearServerTime } from '../phone/server-clock.ts';
import { keepsAnything } from '../phone/keeps-anything.ts';
import { onServerTime } from './server-time.ts';

/** A file of an older build is gone after a new one: the page loads itself anew, once a minute at most. */
function reloadForNewBuild(): void {
  if (isFetchingAhead() || !navigator.onLine) return;
  const last = Number(sessionStorage.getItem('reloadedAt'));
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem('reloadedAt', String(Date.now()));
  window.location.reload();
}

/** The other language is fetched while nothing else is, so that switching works on a bad network too. */
function fetchOtherLanguage(language: string): void {
  const other = language === 'fi' ? 'en' : 'fi';
  setTimeout(() => void loadTexts(other).catch(() => undefined), 3000);
}

/** What this phone still has of a worker's inductions goes out from whichever page is opened first. */
function sendUnsentLater(): void {
  const send = async () => {
    if (await keepsAnything()) await (await import('../user-forms/send-unsent.ts')).sendUnsent();
  };
  setTimeout(() => void fetchAhead(send), 1000);
}

/** Whether the page came with the screen of its address drawn; another fragment than `#about` shows less of it. */
function isDrawn({ dataset }: HTMLElement, language: Language): boolean {
  return dataset['drawn'] === language && ['', '#about'].includes(window.location.hash);
}

async function start(container: HTMLElement): Promise<void> {
  const language = firstLanguage(window.location);
  const firstScreen = preloadScreen(window.location);
  await startI18n(language);
  history.scrollRestoration = 'manual';
  hearStepsFirst();
  followOtherTabs();
  onServerTime(hearServerTime);
  // What stands in the page until then is better than a screen that waits for its file.
  await firstScreen;
  // In slices, so that a slow phone answers to what is typed and pressed meanwhile.
  startTransition(() => {
    if (isDrawn(container, language)) hydrateRoot(container, <App />);
    else createRoot(container).render(<App />);
  });
  fetchOtherLanguage(language);
  sendUnsentLater();
}

/** Once the first screen is there, so that it takes nothing from it. */
function startServiceWorker(version: string): void {
  if (import.meta.env.MODE !== 'production' || !('serviceWorker' in navigator)) return;
  const register = () =>
    fetchAhead(async () => (await import('../service-worker/registration.ts')).registerServiceWorker(version));
  const registerSoon = () => setTimeout(register, 1000);
  if (document.readyState === 'complete') registerSoon();
  else window.addEventListener('load', registerSoon);
}

window.addEventListener('vite:preloadError', reloadForNewBuild);
const container = document.getElementById('app');
if (container) {
  start(container).catch(() => document.getElementById('start-failed')?.removeAttribute('hidden'));
}
startServiceWorker(new URL(import.meta.url).pathname);

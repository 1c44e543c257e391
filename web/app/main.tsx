import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/layout/skeleton.module.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import { isStaffLanguage } from '../../shared/core/language.ts';
import { hearStepsFirst } from '../ui/overlays/history-steps.ts';
import { App } from './routing/app.tsx';
import { followLanguage, loadTexts, startI18n } from './texts/i18n.ts';
import { firstLanguage } from './texts/language-choice.ts';
import { fetchAhead, isFetchingAhead } from './api/fetch-ahead.ts';
import { preloadScreen } from './routing/router.tsx';
import { followOtherTabs } from './session/session.ts';
import { hearAnswerTime } from '../phone/server-clock.ts';
import { keepsAnything } from '../phone/keeps-anything.ts';
import { onServerTime } from './api/server-time.ts';

/** The site's version: the address of this script. */
const VERSION = new URL(import.meta.url).pathname;

/** A new build removes an older build's files: the page then reloads, at most once a minute. */
function reloadForNewBuild(): void {
  if (isFetchingAhead() || !navigator.onLine) return;
  const last = Number(sessionStorage.getItem('reloadedAt'));
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem('reloadedAt', String(Date.now()));
  window.location.reload();
}

/** Prefetches the other of Finnish and English when idle, so that switching works on a bad network. */
function fetchOtherLanguage(language: WorkerLanguage): void {
  if (!isStaffLanguage(language)) return;
  const other = language === 'fi' ? 'en' : 'fi';
  setTimeout(() => void loadTexts(other).catch(() => undefined), 3000);
}

/** Finnish and English are on the phone with the screens; another language is kept once it is shown. */
function keepOtherLanguage(language: WorkerLanguage): void {
  if (isStaffLanguage(language)) return;
  const keep = async () => (await import('../service-worker/keep-language.ts')).keepLanguage(language, VERSION);
  void fetchAhead(keep);
}

/** Sends what waits on this phone from whichever page opens first. */
function sendUnsentLater(): void {
  const send = async () => {
    if (await keepsAnything()) await (await import('./shell/send-unsent.ts')).sendUnsent();
  };
  setTimeout(() => void fetchAhead(send), 1000);
}

/** Whether the page came with its screen prerendered; a fragment other than `#about` shows less of it. */
function isDrawn({ dataset }: HTMLElement, language: WorkerLanguage): boolean {
  return dataset['drawn'] === language && ['', '#about'].includes(window.location.hash);
}

async function start(container: HTMLElement): Promise<void> {
  const language = firstLanguage(window.location);
  const firstScreen = preloadScreen(window.location);
  await startI18n(language);
  history.scrollRestoration = 'manual';
  hearStepsFirst();
  followOtherTabs();
  onServerTime(hearAnswerTime);
  // The prerendered content is better than a screen that waits for its file.
  await firstScreen;
  // Renders in slices, so that a slow phone responds to input meanwhile.
  startTransition(() => {
    if (isDrawn(container, language)) hydrateRoot(container, <App />);
    else createRoot(container).render(<App />);
  });
  fetchOtherLanguage(language);
  followLanguage(keepOtherLanguage);
  sendUnsentLater();
}

/** Runs after the first screen, so that it does not compete with it. */
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
startServiceWorker(VERSION);

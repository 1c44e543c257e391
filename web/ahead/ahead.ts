// First, as what the others call when they are loaded may be missing.
import './too-old.ts';
import { keepEarlyAnswer } from '../app/early-answer.ts';
import { firstLanguage } from '../app/language-choice.ts';
import { ofInduction } from './of-induction.ts';

/** Where the page is drawn already: the script that brings it to life, and what that loads of its screen. */
const { main, screen } = document.currentScript?.dataset ?? {};
/** Which texts the page needs beside a worker's. */
const { texts } = document.documentElement.dataset;

/** A page that is not shown is not painted. */
const LONGEST_WAIT_MILLISECONDS = 2000;

function preload(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: 'anonymous' }, attributes));
}

function preloadTexts(): void {
  const language = firstLanguage(window.location);
  for (const part of ['worker', ...(texts ? [texts] : [])]) {
    preload({ rel: 'preload', as: 'fetch', href: `/languages/${language}.${part}.json` });
  }
}

/** Calls when the page stands on the screen, so that nothing of this comes before what it is drawn with. */
function afterFirstPaint(work: () => void): void {
  const paint = new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
  const wait = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MILLISECONDS));
  void Promise.race([paint, wait]).then(work);
}

function tellOfFailure(): void {
  document.getElementById('start-failed')?.removeAttribute('hidden');
}

function bringToLife(script: string): void {
  preloadTexts();
  if (screen) preload({ rel: 'modulepreload', href: screen });
  import(/* @vite-ignore */ script).catch(tellOfFailure);
}

if (main) afterFirstPaint(() => bringToLife(main));
else {
  document.querySelector('script[type=module]')?.addEventListener('error', tellOfFailure);
  keepEarlyAnswer(ofInduction(window.location.pathname));
  preloadTexts();
}

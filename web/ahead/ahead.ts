// Runs first: the other imports may call functions that an old browser lacks.
import './too-old.ts';
import { keepEarlyAnswer } from '../app/api/early-answer.ts';
import { firstLanguage } from '../app/texts/language-choice.ts';
import { ofInduction } from './of-induction.ts';
import { ofPoster } from './of-poster.ts';
import { ofStaff } from './of-staff.ts';
import type { StaffCalls } from './staff-calls.ts';

/** Whether it is the script of the staff's page, and as JSON what their screens ask first. The site's build fills them in. */
declare const IS_OF_STAFF: boolean;
declare const STAFF_CALLS: string;

/** On a prerendered page: the script that hydrates it, and the files of its screen. */
const { main, screen } = document.currentScript?.dataset ?? {};
/** The extra text file of the page, beside the worker's. */
const { texts } = document.documentElement.dataset;

/** A hidden page never paints. */
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

/** Calls `work` after the first paint, so that these requests do not delay what the first paint needs. */
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

function beginStaffScreen(calls: StaffCalls): void {
  ofStaff(window.location, calls).forEach(keepEarlyAnswer);
  for (const href of calls[window.location.pathname]?.scripts ?? []) preload({ rel: 'modulepreload', href });
}

if (main) afterFirstPaint(() => bringToLife(main));
else {
  document.querySelector('script[type=module]')?.addEventListener('error', tellOfFailure);
  if (IS_OF_STAFF) beginStaffScreen(JSON.parse(STAFF_CALLS) as StaffCalls);
  else keepEarlyAnswer(ofInduction(window.location) ?? ofPoster(window.location));
  preloadTexts();
}

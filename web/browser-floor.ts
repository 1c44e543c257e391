/**
 * The oldest browsers that the site is built for; every other place that names one takes it from here. Samsung's browser
 * counts by its engine, Chromium: 19.0 is the first whose engine is not older than Chrome's.
 */
export const BROWSER_FLOOR = {
  chrome: '100',
  edge: '100',
  firefox: '115',
  ios: '15.6',
  safari: '15.6',
  samsung: '19.0',
} as const;

const { samsung: _ofChromesEngine, ...engines } = BROWSER_FLOOR;

/** The floor as builders of scripts and styles read it. */
export const BUILD_TARGETS = Object.entries(engines).map(([browser, version]) => `${browser}${version}`);

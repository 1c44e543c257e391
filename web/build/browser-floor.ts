/**
 * The oldest supported browsers; every other place takes its versions from here. Samsung's browser follows Chromium's engine: 19.0 is its
 * first version with an engine at least as new as Chrome's floor.
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

/** The floor in the format of script and style builders. */
export const BUILD_TARGETS = Object.entries(engines).map(([browser, version]) => `${browser}${version}`);

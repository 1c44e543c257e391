import type { Finding } from './compat-data.ts';

/** A use above the floor that harms no browser of the floor: a feature with all under it, which uses of it, and why. */
export type Allowed = { feature: string; where?: RegExp; why: string };

const ASKED = 'is asked for before it is used';
const ORNAMENT = 'what is left out is an ornament: the box or circle itself shows what is chosen';
const WITHOUT = 'has its place in `@supports not selector(:has(*))`';

const SCRIPTS: readonly Allowed[] = [
  {
    feature: 'api.CSSStyleDeclaration.cssFloat',
    where: /`float`/,
    why: 'React writes a `float` by it; no style has one',
  },
  { feature: 'api.CSSStyleSheet', where: /CSSStyleSheet/, why: `${ASKED}: \`adoptedStyleSheets\` came with it` },
  { feature: 'api.Document.adoptedStyleSheets', where: /document\.adoptedStyleSheets/, why: ASKED },
  {
    feature: 'api.DecompressionStream',
    where: /deflate-raw/,
    why: 'where it is not, a ZIP that another program packed anew is refused with the way around it',
  },
  { feature: 'api.DataTransferItem.webkitGetAsEntry', where: /typeof \w+\.webkitGetAsEntry/, why: ASKED },
  { feature: 'api.Element.checkVisibility', where: /\?\w+\.checkVisibility/, why: ASKED },
  {
    feature: 'api.Document.startViewTransition',
    where: /try\{/,
    why: 'React tries it, for what it has not been asked for',
  },
  {
    feature: 'api.FetchEvent.resultingClientId',
    where: /isKept/,
    why: 'without it the texts of a page that was opened from the phone come from the network where there is one',
  },
  { feature: 'api.HTMLElement.hidePopover', where: /close:\(\)=>\{if\(/, why: `${ASKED} (\`use-menu-layer.ts\`)` },
  { feature: 'api.IntersectionObserver.delay', where: /typeof \w+==`object`/, why: 'is React’s own option' },
  { feature: 'api.PerformanceResourceTiming.transferSize', why: 'React guesses the speed of the network by it' },
  { feature: 'api.PointerEvent.persistentDeviceId', where: /\|\|\w+\.pointerId/, why: 'has another beside it' },
  {
    feature: 'api.AuthenticatorAttestationResponse',
    where: /typeof \w+\.get\w+==`function`|try\{(let )?\w+=\w*\(?\w+\.get\w+\(/,
    why: ASKED,
  },
  { feature: 'api.AnimationEvent.animation', where: /delete/, why: 'React forgets its own names of events' },
  { feature: 'api.Window.navigation', where: /navigation/, why: `${ASKED}, for view transitions alone` },
  { feature: 'api.Window.setImmediate', where: /typeof setImmediate/, why: ASKED },
  { feature: 'api.Navigator.connection', where: /navigator\.connection&&/, why: ASKED },
  { feature: 'api.Navigator.userAgentData', where: /userAgentData\?\./, why: ASKED },
  {
    feature: 'javascript.builtins.Error.captureStackTrace',
    where: /captureStackTrace&&|&&Error\.captureStackTrace/,
    why: ASKED,
  },
  { feature: 'javascript.builtins.Intl.Locale.getTextInfo', where: /getTextInfo(==|\)|\()/, why: ASKED },
];

const MARKUP: readonly Allowed[] = [
  { feature: 'html.elements.link.fetchpriority', why: 'another order of files, no other page' },
  { feature: 'html.elements.script.fetchpriority', why: 'another order of files, no other page' },
  { feature: 'html.elements.input.capture', why: 'a computer has no camera to turn to: it asks for a file' },
  { feature: 'html.elements.video.playsinline', why: 'is for phones that show a video over the page by themselves' },
  { feature: 'html.global_attributes.autocapitalize', why: 'is for keyboards on a screen' },
  {
    feature: 'html.global_attributes.inert',
    why: 'Chrome 100 and 101 alone lack it: there the keyboard stops once more, at what answers nothing',
  },
  {
    feature: 'html.global_attributes.is',
    where: /typeof \w+\.is/,
    why: 'React’s way to elements that the site has none of',
  },
];

const STYLES: readonly Allowed[] = [
  {
    feature: 'css.at-rules.container',
    why: 'without it the columns stand under each other, and digits are as on a wide screen',
  },
  { feature: 'css.properties.container-type', why: 'goes with `@container`' },
  { feature: 'css.at-rules.media.forced-colors', why: 'a browser without it has no forced colours' },
  { feature: 'css.properties.forced-color-adjust', why: 'a browser without it has no forced colours' },
  { feature: 'css.at-rules.page', why: 'is for paper: without it the margins are the printer’s' },
  { feature: 'css.properties.size', why: 'is for paper: without it the sheet is the printer’s' },
  { feature: 'css.properties.break-after.avoid', why: 'is for paper: a heading may stand at the foot of a sheet' },
  { feature: 'css.properties.cursor', why: 'a touch screen has no pointer' },
  { feature: 'css.properties.field-sizing', why: 'without it a field scrolls within its lines' },
  { feature: 'css.properties.overscroll-behavior', why: 'without it the page behind moves on at the end of a list' },
  { feature: 'css.properties.resize', why: 'a touch screen has no corner to pull' },
  { feature: 'css.properties.scrollbar-width', why: 'without it a bar shows below what scrolls' },
  { feature: 'css.properties.text-wrap', why: 'without it a heading breaks where it is full' },
  { feature: 'css.selectors.details-content', why: 'is for paper: what is folded stays folded' },
  {
    feature: 'css.properties.content-visibility',
    where: /details-content/,
    why: 'is for paper: what is folded stays folded',
  },
  {
    feature: 'css.selectors.popover-open',
    where: /\.menu_/,
    why: 'where there are no popovers the menu is laid (`.laid`)',
  },
  { feature: 'css.selectors.has', where: /:has\(:checked\)$/, why: ORNAMENT },
  { feature: 'css.selectors.has', where: /^\.control-frame:has\(:focus-visible\)$/, why: WITHOUT },
  { feature: 'css.selectors.has', where: /^html(:root)?:has\(\.(bar|barNote|offline)_\w+\)$/, why: WITHOUT },
  { feature: 'css.selectors.has', where: /^html:has\(\.sticky_\w+:not\(:empty\)\)$/, why: WITHOUT },
  {
    feature: 'css.selectors.has',
    where: /^html:has\(\.dialog_\w+\[open\]\)$/,
    why: 'the page behind a dialog moves too',
  },
  {
    feature: 'css.selectors.has',
    where: /^\.panels_\w+:has\(>/,
    why: 'without it the panels of a user stand further apart on a desk',
  },
  { feature: 'css.selectors.has', where: /\.state_\w+:has\(>form/, why: 'developers alone see the kit' },
];

export const ALLOWED: readonly Allowed[] = [...SCRIPTS, ...MARKUP, ...STYLES];

/** Whether what was found is allowed by this. */
export function isAllowedBy({ feature, where }: Allowed, finding: Finding): boolean {
  const isUnder = finding.feature === feature || finding.feature.startsWith(`${feature}.`);
  return isUnder && (where?.test(finding.around) ?? true);
}

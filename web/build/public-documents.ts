import { escapeHtml } from './escape-html.ts';
import { iconData } from './icon-data.ts';

/** A page of the site before any script runs. */
export type PublicPage = {
  kind: 'landing' | 'start' | 'information';
  /** Its path in the built site, under `pages` and without `.html`; the site's router maps its address to it. */
  file: string;
  language: 'fi' | 'en';
  title: string;
  description: string;
  /** Its address in each language. */
  addresses: Readonly<Record<'fi' | 'en', string>>;
  markup: string;
};

/** Placeholder for the site's origin in built pages; only serving or deploying knows the origin. */
export const ORIGIN_PLACEHOLDER = 'https://site.invalid';

/** Placeholder for the PIN of the installation's demo induction; a page served with it, or with nothing, has no demo. */
export const DEMO_PIN_PLACEHOLDER = 'demo-pin.invalid';

/** The files of a screen. */
export type ScreenParts = { scripts: readonly string[]; styles: readonly string[] };

/** The files of the built site that pages reference. */
export type SiteParts = {
  wordmark: string;
  /** The page that the build made of `index.html`. */
  shell: string;
  /** The script that runs before all others (`web/ahead/ahead.ts`). */
  ahead: string;
  /** The same of the staff's page. */
  aheadOfStaff: string;
  /** The script for browsers without modules. */
  noModules: string;
  landing: ScreenParts;
  information: { styles: readonly string[]; font: string };
};

/** The styles of information pages in cascade order, as paths within `web/`. */
export const INFORMATION_STYLES = ['frame', 'text', 'steps', 'facts', 'table'].map(
  (part) => `information/styles/${part}.css`,
);

const OTHER = { fi: 'en', en: 'fi' } as const;
const LOCALES = { fi: 'fi_FI', en: 'en_GB' } as const;
const PICTURE = { width: 1200, height: 630 };

const absolute = (address: string) => `${ORIGIN_PLACEHOLDER}${address}`;

function alternates({ addresses }: PublicPage): string[] {
  const languages = { fi: addresses.fi, en: addresses.en, 'x-default': addresses.fi };
  return Object.entries(languages).map(
    ([language, address]) => `<link rel="alternate" hreflang="${language}" href="${absolute(address)}" />`,
  );
}

/** The meta tags that other sites and search engines read. */
function tellingTags(page: PublicPage, wordmark: string): string[] {
  const { language, title, description, addresses } = page;
  const properties = {
    'og:type': 'website',
    'og:site_name': wordmark,
    'og:title': title,
    'og:description': description,
    'og:url': absolute(addresses[language]),
    'og:locale': LOCALES[language],
    'og:locale:alternate': LOCALES[OTHER[language]],
    'og:image': absolute(`/images/share.${language}.png`),
    'og:image:width': String(PICTURE.width),
    'og:image:height': String(PICTURE.height),
    'og:image:alt': description,
  };
  return [
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${absolute(addresses[language])}" />`,
    ...alternates(page),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

const styleLink = (href: string) => `<link rel="stylesheet" crossorigin href="${href}" />`;

/** Replaces a text; throws where it is missing. */
function replaceOnce(html: string, before: string | RegExp, after: string): string {
  const found = html.replace(before, () => after);
  if (found === html && !html.includes(after)) throw new Error(`The page of the application has no ${String(before)}.`);
  return found;
}

const MAIN = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

function editHtml(html: string, steps: readonly [before: string | RegExp, after: string][]): string {
  return steps.reduce((now, [before, after]) => replaceOnce(now, before, after), html);
}

/** The prerendered content of an application page, and the files of its first screen. */
export type ApplicationPage = { frame: string; screen?: ScreenParts; side?: 'staff' };

/** The scripts that run first, with their data attributes. */
function firstScripts({ ahead, noModules }: Pick<SiteParts, 'ahead' | 'noModules'>, told = ''): string {
  return `<script nomodule src="${noModules}"></script>\n    <script async src="${ahead}"${told}></script>`;
}

/** Builds an application page that fetches all its scripts and styles at once, the skeleton's own first. */
export function applicationDocument(
  { frame, screen = { scripts: [], styles: [] }, side }: ApplicationPage,
  { shell, ahead, aheadOfStaff, noModules }: Pick<SiteParts, 'shell' | 'ahead' | 'aheadOfStaff' | 'noModules'>,
): string {
  const first = firstScripts({ ahead: side ? aheadOfStaff : ahead, noModules });
  const ofScreen = [
    ...screen.styles.map(styleLink),
    ...screen.scripts.map((script) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${script}" />`),
  ];
  return editHtml(shell, [
    ['<script type="module"', `${first}\n    <script type="module" fetchpriority="low"`],
    ['</head>', [...ofScreen.map((link) => `  ${link}\n  `), '</head>'].join('')],
    ['<div id="app"></div>', `<div id="app">${frame}</div>`],
    ...(side ? [['<html lang="fi">', `<html lang="fi" data-texts="${side}">`] as [string, string]] : []),
  ]);
}

/** Builds an application page with its first screen prerendered; it fetches its scripts after the first paint. */
export function drawnDocument(page: PublicPage, { shell, landing, wordmark, ...parts }: SiteParts): string {
  const [, main] = MAIN.exec(shell) ?? [];
  const isLanding = page.kind === 'landing';
  const { scripts, styles } = isLanding ? landing : { scripts: [], styles: [] };
  const describing = isLanding
    ? tellingTags(page, wordmark)
    : [`<meta name="description" content="${escapeHtml(page.description)}" />`];
  const later = scripts.map((script) => ` data-screen="${script}"`).join('');
  return editHtml(shell, [
    ['<html lang="fi">', `<html lang="${page.language}">`],
    [/<meta\s+name="description"[^>]*>/, describing.join('\n    ')],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(page.title)}</title>`],
    // The page of the application has no such fact: the phone keeps that page, and knows it by its bytes.
    ['<body>', `<body data-demo-pin="${DEMO_PIN_PLACEHOLDER}">`],
    [MAIN, firstScripts(parts, ` data-main="${main}"${later}`)],
    // The screen's styles follow the shared ones, as when the application loads the screen.
    ['</head>', [...styles.map((style) => `  ${styleLink(style)}\n  `), '</head>'].join('')],
    ['<div id="app"></div>', `<div id="app" data-drawn="${page.language}">${page.markup}</div>`],
  ]);
}

/** Builds an information page, which needs no script. */
export function documentOf(
  page: PublicPage,
  { information, wordmark }: Pick<SiteParts, 'information' | 'wordmark'>,
): string {
  const head = [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />',
    '<meta name="color-scheme" content="only light" />',
    '<meta name="theme-color" content="#07333b" />',
    '<meta name="format-detection" content="telephone=no" />',
    `<title>${escapeHtml(page.title)}</title>`,
    ...tellingTags(page, wordmark),
    `<link rel="icon" href="${iconData()}" type="image/svg+xml" />`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
    `<link rel="preload" as="font" type="font/woff2" href="${information.font}" crossorigin />`,
    ...information.styles.map(styleLink),
  ];
  return `<!doctype html>
<html lang="${page.language}">
  <head>
    ${head.join('\n    ')}
  </head>
  <body>${page.markup}</body>
</html>
`;
}

/** Builds the sitemap, which links each page to its translation; `others` are public screens without a page of their own. */
export function sitemap(pages: readonly PublicPage[], others: readonly PublicPage['addresses'][] = []): string {
  const found = pages.filter(({ kind }) => kind !== 'start');
  const drawn = found.map(({ addresses, language }) => [addresses[language], addresses] as const);
  const shown = others.flatMap((addresses) => Object.values(addresses).map((address) => [address, addresses] as const));
  const entries = new Map([...drawn, ...shown]);
  const urls = [...entries].map(([address, addresses]) => {
    const twins = Object.entries(addresses).map(
      ([language, twin]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(twin)}"/>`,
    );
    return `  <url><loc>${absolute(address)}</loc>${twins.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

import { iconData } from './icon-data.ts';

/** A page of the site as it is before any script runs. */
export type PublicPage = {
  kind: 'landing' | 'start' | 'information';
  /** Where it lies in the built site, under `pages` and without `.html`; the site's router leads its address there. */
  file: string;
  language: 'fi' | 'en';
  title: string;
  description: string;
  /** Its own address in each language. */
  addresses: Readonly<Record<'fi' | 'en', string>>;
  markup: string;
};

/** Stands in the built pages for the site's own origin, which is known only where they are served or deployed. */
export const ORIGIN_PLACEHOLDER = 'https://site.invalid';

/** A screen in files of its own. */
export type ScreenParts = { scripts: readonly string[]; styles: readonly string[] };

/** What the pages name of the built site. */
export type SiteParts = {
  wordmark: string;
  /** The page that the build has made of `index.html`. */
  shell: string;
  /** The script that runs before all others (`web/ahead/ahead.ts`). */
  ahead: string;
  /** The script of browsers that know no modules. */
  noModules: string;
  landing: ScreenParts;
  information: { styles: readonly string[]; font: string };
};

const OTHER = { fi: 'en', en: 'fi' } as const;
const LOCALES = { fi: 'fi_FI', en: 'en_GB' } as const;
const PICTURE = { width: 1200, height: 630 };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const absolute = (address: string) => `${ORIGIN_PLACEHOLDER}${address}`;

function alternates({ addresses }: PublicPage): string[] {
  const languages = { fi: addresses.fi, en: addresses.en, 'x-default': addresses.fi };
  return Object.entries(languages).map(
    ([language, address]) => `<link rel="alternate" hreflang="${language}" href="${absolute(address)}" />`,
  );
}

/** What other sites and searches read of a page. */
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
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${absolute(addresses[language])}" />`,
    ...alternates(page),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

const styleLink = (href: string) => `<link rel="stylesheet" crossorigin href="${href}" />`;

/** Puts one text in the place of another that must be there. */
function replaced(html: string, before: string | RegExp, after: string): string {
  const found = html.replace(before, () => after);
  if (found === html && !html.includes(after)) throw new Error(`The page of the application has no ${String(before)}.`);
  return found;
}

const MAIN = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

function edited(html: string, steps: readonly [before: string | RegExp, after: string][]): string {
  return steps.reduce((now, [before, after]) => replaced(now, before, after), html);
}

/** What a page of the application has in it before any script runs, and the files of the screen that it shows first. */
export type ApplicationPage = { frame: string; screen?: ScreenParts; side?: 'staff' };

/** What runs before all others, with what it is told. */
function firstScripts({ ahead, noModules }: Pick<SiteParts, 'ahead' | 'noModules'>, told = ''): string {
  return `<script nomodule src="${noModules}"></script>\n    <script async src="${ahead}"${told}></script>`;
}

/** A page of the application: all its scripts and styles are fetched at once, first what the frame is drawn with. */
export function applicationDocument(
  { frame, screen = { scripts: [], styles: [] }, side }: ApplicationPage,
  { shell, ...parts }: Pick<SiteParts, 'shell' | 'ahead' | 'noModules'>,
): string {
  const ofScreen = [
    ...screen.styles.map(styleLink),
    ...screen.scripts.map((script) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${script}" />`),
  ];
  return edited(shell, [
    ['<script type="module"', `${firstScripts(parts)}\n    <script type="module" fetchpriority="low"`],
    ['</head>', [...ofScreen.map((link) => `  ${link}\n  `), '</head>'].join('')],
    ['<div id="app"></div>', `<div id="app">${frame}</div>`],
    ...(side ? [['<html lang="fi">', `<html lang="fi" data-texts="${side}">`] as [string, string]] : []),
  ]);
}

/** A page of the application with its first screen drawn; its scripts are fetched when it stands on the screen. */
export function drawnDocument(page: PublicPage, { shell, landing, wordmark, ...parts }: SiteParts): string {
  const [, main] = MAIN.exec(shell) ?? [];
  const isLanding = page.kind === 'landing';
  const { scripts, styles } = isLanding ? landing : { scripts: [], styles: [] };
  const describing = isLanding
    ? tellingTags(page, wordmark)
    : [`<meta name="description" content="${escaped(page.description)}" />`];
  const later = scripts.map((script) => ` data-screen="${script}"`).join('');
  return edited(shell, [
    ['<html lang="fi">', `<html lang="${page.language}">`],
    [/<meta\s+name="description"[^>]*>/, describing.join('\n    ')],
    [/<title>[^<]*<\/title>/, `<title>${escaped(page.title)}</title>`],
    [MAIN, firstScripts(parts, ` data-main="${main}"${later}`)],
    // The styles of the screen come after those of every screen, as where the application loads it.
    ['</head>', [...styles.map((style) => `  ${styleLink(style)}\n  `), '</head>'].join('')],
    ['<div id="app"></div>', `<div id="app" data-drawn="${page.language}">${page.markup}</div>`],
  ]);
}

/** A page of information, which needs no script. */
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
    `<title>${escaped(page.title)}</title>`,
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

/** The pages for searches, each with its twin in the other language. */
export function sitemap(pages: readonly PublicPage[]): string {
  const found = pages.filter(({ kind }) => kind !== 'start');
  const entries = new Map(found.map((page) => [page.addresses[page.language], page]));
  const urls = [...entries].map(([address, { addresses }]) => {
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

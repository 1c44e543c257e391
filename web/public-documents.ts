/** A page of the site as it is before any script runs. */
export type PublicPage = {
  kind: 'landing' | 'information';
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

/** What the pages name of the built site. */
export type SiteParts = {
  wordmark: string;
  /** The page of the application. */
  shell: string;
  landing: { script: string; styles: readonly string[] };
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

/** The page of the application with the landing page already in it. */
export function landingDocument(page: PublicPage, { shell, landing, wordmark }: SiteParts): string {
  const head = tellingTags(page, wordmark).join('\n    ');
  // The styles of the screen come after those of every screen, as where the application loads it.
  const ofScreen = [
    ...landing.styles.map(styleLink),
    `<link rel="modulepreload" crossorigin href="${landing.script}" />`,
  ].join('\n    ');
  const steps: [string | RegExp, string][] = [
    ['<html lang="fi">', `<html lang="${page.language}">`],
    [/<meta\s+name="description"[^>]*>/, head],
    [/<title>[^<]*<\/title>/, `<title>${escaped(page.title)}</title>`],
    ['/languages/fi.worker.json', `/languages/${page.language}.worker.json`],
    ['</head>', `${ofScreen}\n  </head>`],
    ['<div id="app"></div>', `<div id="app">${page.markup}</div>`],
  ];
  return steps.reduce((html, [before, after]) => replaced(html, before, after), shell);
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
    '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />',
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
  const entries = new Map(pages.map((page) => [page.addresses[page.language], page]));
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

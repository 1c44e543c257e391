// CloudFront Function (JavaScript runtime 2.0), viewer request of the site and of /api/*.
const FOLDER = /^\/(assets|languages|fonts|images|icons)\/[\w.\/-]+$/;
const ROOT_FILE = new RegExp(
  '^/(favicon\\.(ico|svg)|apple-touch-icon\\.png|icon[\\w-]*\\.(png|svg)|robots\\.txt|sitemap\\.xml' +
    '|(manifest|site)\\.webmanifest|sw\\.js|Tietosuojaseloste\\.pdf)$',
);

// Scripts and styles, which the build has compressed better than CloudFront does on the way.
const COMPRESSED = /^\/assets\/([\w.-]+\.(js|css))$/;
const READS_BROTLI = /(^|[,\s])br\s*(,|$|;\s*q=(1|0?\.0*[1-9]))/;
// Pages that are files of their own, by their addresses; what a language has another address for is under both.
const PAGES = {
  '/': 'fi/landing',
  '/index.html': 'fi/index',
  '/en': 'en/landing',
  '/index_en.html': 'en/landing',
  '/korttirekisteri.html': 'fi/cardRegister',
  '/cookies.html': 'fi/cookies',
  '/tietosuojaseloste.html': 'fi/privacy',
  '/saavutettavuus.html': 'fi/accessibility',
  '/en/site-induction.html': 'en/induction',
  '/en/card-register.html': 'en/cardRegister',
  '/en/cookies.html': 'en/cookies',
  '/en/privacy-notice.html': 'en/privacy',
  '/en/accessibility.html': 'en/accessibility',
};
// Pages of the application that name the files of their first screen, by the beginnings of their addresses.
const PLAYER = /^\/(page|s)\//;
const STAFF = /^\/(admin|edit-permit)(\/|$)/;
const START = '/aloita';
// The word is a setting of the product: /tyomaaperehdytys.html.
const INDUCTION_PAGE = /^\/tyomaa[a-z]+\.html$/;
const LANDING = /\/(landing|index)$/;
// With these the landing page is not what is shown first, and the application decides.
const ENTRY_QUERIES = ['p', 'u', 'error', 'lang'];

function isLanguage(value) {
  return value === 'fi' || value === 'en';
}

/** The start page in the language that the address asks for, or in the one that was chosen before. */
function startPage(request) {
  const asked = request.querystring.lang;
  const chosen = asked && isLanguage(asked.value) ? asked : request.cookies.lang;
  return (chosen && chosen.value === 'en' ? 'en' : 'fi') + '/start';
}

/** The file of the page at an address, or undefined where the application's own page shows it. */
function pageOf(request) {
  const uri = request.uri;
  const query = request.querystring;
  if (PLAYER.test(uri)) return 'app/player';
  if (STAFF.test(uri)) return 'app/staff';
  if (uri === START) return query.p || query.u ? undefined : startPage(request);
  const page = INDUCTION_PAGE.test(uri) ? 'fi/induction' : PAGES[uri];
  if (!page) return undefined;
  if (LANDING.test(page)) return ENTRY_QUERIES.some((name) => query[name]) ? undefined : page;
  return query.lang && isLanguage(query.lang.value) ? query.lang.value + page.slice(2) : page;
}

function isFile(uri) {
  return ROOT_FILE.test(uri) || (FOLDER.test(uri) && uri.indexOf('..') < 0);
}

function handler(event) {
  const request = event.request;
  // Only this distribution may name the viewer and send the origin secret; what a client sends under these names is dropped.
  delete request.headers['x-origin-secret'];
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  if (request.uri.indexOf('/api/') !== 0 && !isFile(request.uri)) {
    const page = pageOf(request);
    request.uri = page ? '/pages/' + page + '.html' : '/index.html';
  }
  const accepted = request.headers['accept-encoding'];
  if (accepted && READS_BROTLI.test(accepted.value)) request.uri = request.uri.replace(COMPRESSED, '/br/$1');
  return request;
}

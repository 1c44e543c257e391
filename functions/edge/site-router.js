// CloudFront Function, viewer request of the site and of /api/*.
const FOLDER = /^\/(assets|languages|fonts|images|icons)\/[\w.\/-]+$/;
const ROOT_FILE =
  /^\/(favicon\.(ico|svg)|apple-touch-icon\.png|icon[\w-]*\.(png|svg)|(robots|\.well-known\/security)\.txt|sitemap\.xml|(manifest|site)\.webmanifest|sw\.js|Tietosuojaseloste\.pdf)$/;

// The build compresses better than CloudFront.
const COMPRESSED = /^\/assets\/([\w.-]+\.(js|css))$/;
const READS_BROTLI = /(^|[,\s])br\s*(,|$|;\s*q=(1|0?\.0*[1-9]))/;
const PAGES = {
  '/': 'fi/landing',
  '/index.html': 'fi/index',
  '/en': 'en/landing',
  '/index_en.html': 'en/landing',
  '/aloita': 'fi/start',
  '/korttirekisteri.html': 'fi/cardRegister',
  '/cookies.html': 'fi/cookies',
  '/tietosuojaseloste.html': 'fi/privacy',
  '/saavutettavuus.html': 'fi/accessibility',
  '/vanha-selain.html': 'fi/oldBrowser',
  '/en/site-induction.html': 'en/induction',
  '/en/card-register.html': 'en/cardRegister',
  '/en/cookies.html': 'en/cookies',
  '/en/privacy-notice.html': 'en/privacy',
  '/en/accessibility.html': 'en/accessibility',
};
const PLAYER = /^\/(page|s)\//;
const STAFF = /^\/(admin|edit-permit)(\/|$)/;
// The installation sets the word after `tyomaa`.
const INDUCTION_PAGE = /^\/tyomaa[a-z]+\.html$/;
const LANDING = /\/(landing|index)$/;
// With these queries the application answers.
const LANDING_QUERIES = ['p', 'u', 'error', 'lang'];
const START_QUERIES = ['p', 'u'];

const isLanguage = (chosen) => chosen && (chosen.value === 'fi' || chosen.value === 'en');

/** The file of a prerendered page; undefined where the application answers. */
function pageOf(request) {
  const uri = request.uri;
  const query = request.querystring;
  if (PLAYER.test(uri)) return 'app/player';
  if (STAFF.test(uri)) return 'app/staff';
  const page = INDUCTION_PAGE.test(uri) ? 'fi/induction' : PAGES[uri];
  if (!page) return undefined;
  const isStart = page === 'fi/start';
  const isLanding = LANDING.test(page);
  const others = isLanding ? LANDING_QUERIES : isStart ? START_QUERIES : [];
  if (others.some((name) => query[name])) return undefined;
  const chosen = isLanguage(query.lang) ? query.lang : isStart && request.cookies.lang;
  return !isLanding && isLanguage(chosen) ? chosen.value + page.slice(2) : page;
}

function isFile(uri) {
  return ROOT_FILE.test(uri) || (FOLDER.test(uri) && uri.indexOf('..') < 0);
}

function handler(event) {
  const request = event.request;
  // Clients may not set these headers.
  delete request.headers['x-origin-secret'];
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  request.uri = request.uri.replace(/^\/\.well-known\/tyomaaportti-(keys|days)\.json$/, '/api/evidence/$1');
  if (request.uri.indexOf('/api/') !== 0 && !isFile(request.uri)) {
    const page = pageOf(request);
    request.uri = page ? '/pages/' + page + '.html' : '/index.html';
  }
  const accepted = request.headers['accept-encoding'];
  if (accepted && READS_BROTLI.test(accepted.value)) request.uri = request.uri.replace(COMPRESSED, '/br/$1');
  return request;
}

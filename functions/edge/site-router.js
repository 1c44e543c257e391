// CloudFront Function (JavaScript runtime 2.0), viewer request of the site and of /api/*.
const FOLDER = /^\/(assets|languages|fonts|images|icons)\/[\w.\/-]+$/;
const ROOT_FILE = new RegExp(
  '^/(favicon\\.(ico|svg)|apple-touch-icon\\.png|icon[\\w-]*\\.(png|svg)|robots\\.txt|sitemap\\.xml' +
    '|(manifest|site)\\.webmanifest|sw\\.js|Tietosuojaseloste\\.pdf)$',
);

// Scripts and styles, which the build has compressed better than CloudFront does on the way.
const COMPRESSED = /^\/assets\/([\w.-]+\.(js|css))$/;
const READS_BROTLI = /(^|[,\s])br\s*(,|$|;\s*q=(1|0?\.0*[1-9]))/;

function isFile(uri) {
  return ROOT_FILE.test(uri) || (FOLDER.test(uri) && uri.indexOf('..') < 0);
}

function handler(event) {
  const request = event.request;
  // Only this distribution may name the viewer and send the origin secret; what a client sends under these names is dropped.
  delete request.headers['x-origin-secret'];
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  if (request.uri.indexOf('/api/') !== 0 && !isFile(request.uri)) request.uri = '/index.html';
  const accepted = request.headers['accept-encoding'];
  if (accepted && READS_BROTLI.test(accepted.value)) request.uri = request.uri.replace(COMPRESSED, '/br/$1');
  return request;
}

// CloudFront Function, viewer request of /s/*: asks for the page of a PIN by PIN and language alone, so that the edge keeps one for all.
const POSTER = /^\/s\/(\d{6})$/;
// No other word parts the pages that the edge keeps of a PIN.
const LANGUAGE = /^(fi|en|sv|et|ru|uk|pl)$/;

/** The language asked for, else the one chosen before. */
function languageOf(request) {
  const asked = [request.querystring.lang, request.cookies.lang].find((one) => one && LANGUAGE.test(one.value));
  return asked ? asked.value : 'fi';
}

function handler(event) {
  const request = event.request;
  // Clients may not set these headers.
  delete request.headers['x-origin-secret'];
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  const poster = POSTER.exec(request.uri);
  request.querystring = poster ? { pin: { value: poster[1] }, language: { value: languageOf(request) } } : {};
  // A function draws it; where it does not, the file of that name answers.
  request.uri = '/pages/app/player.html';
  return request;
}

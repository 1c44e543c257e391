import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '../../aws/security-headers.ts';
import type { Edge } from './edge.ts';
import { atEdge, isAnswer } from './edge.ts';
import type { EdgeRequest } from './edge-vm.ts';
import type { DrawnPage } from './poster-pages.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

export type Site = {
  files: SiteFiles;
  edge: Edge;
  uploadOrigin: string;
  /** Draws the page of a poster; undefined where the built file is to be served. */
  drawPage: (routed: EdgeRequest) => Promise<DrawnPage | undefined>;
};

/** Serves a file of the built site as CloudFront would: routed by the real edge function, compressed, with its headers. */
export async function serveSite(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const security = securityHeaders({ uploadOrigin: site.uploadOrigin });
  const refuse = (status: number, text: string): void => {
    const headers = { ...security, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    response.writeHead(status, headers).end(text);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Method not allowed');
  const { siteRouter, posterRouter } = site.edge;
  const routed = await atEdge(request.url?.startsWith('/s/') ? posterRouter : siteRouter, request);
  if (isAnswer(routed)) return refuse(routed.statusCode, routed.statusDescription ?? '');
  const drawn = await site.drawPage(routed);
  const file = drawn ?? (await site.files.read(routed.uri));
  if (!file && routed.uri === '/index.html') return refuse(503, 'The site has not been built: run npm run build.');
  if (!file) return refuse(404, 'Not found');
  send(drawn?.cacheControl ?? cachingOf(routed.uri), file, { request, response, security });
}

function send(
  cacheControl: string,
  file: Omit<SiteFile, 'modifiedMilliseconds'>,
  {
    request,
    response,
    security,
  }: { request: IncomingMessage; response: ServerResponse; security: Record<string, string> },
): void {
  const { etag, contentType } = file;
  const headers = { ...security, etag, 'cache-control': cacheControl, vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''), file);
  const body = file[encoding] ?? file.identity;
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  response.writeHead(200, { ...headers, ...encoded, 'content-type': contentType, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const ALWAYS_ASKED = /^\/(index\.html|sw\.js|robots\.txt|sitemap\.xml|\.well-known\/.*|pages\/.*)$/;

/** Caching as deployed: hashed names for ever, pages and the service worker with revalidation, the rest for minutes. */
function cachingOf(uri: string): string {
  if (/^\/(assets|br)\//.test(uri)) return 'public, max-age=31536000, immutable';
  return ALWAYS_ASKED.test(uri) ? 'no-cache' : 'public, max-age=300, must-revalidate';
}

function encodingFor(accepted: string, file: Pick<SiteFile, 'br' | 'gzip'>): 'br' | 'gzip' | 'identity' {
  const names = new Set(accepted.split(',').map((part) => part.split(';')[0]?.trim()));
  if (file.br && names.has('br')) return 'br';
  return file.gzip && names.has('gzip') ? 'gzip' : 'identity';
}

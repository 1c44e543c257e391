import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../../../functions/api/app.ts';
import { doLaterWork } from '../../../functions/verbs/later-work.ts';
import type { World } from '../../../functions/world.ts';
import { apiHeaders, headerLines } from '../../aws/security-headers.ts';
import type { Edge } from '../site/edge.ts';
import { atEdge, isAnswer } from '../site/edge.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Headers with which the edge describes the viewer; the same headers from a client never reach the API. */
const EDGE_HEADERS = new Set(['x-viewer-address', 'x-origin-secret']);

/** Answers `/api/*` with the product's own app behind the real edge function; calls `afterWrite` after every request that may write. */
export function apiListener(world: World, edge: Edge, afterWrite: () => void): Listener {
  const listen = getRequestListener(createApp(world).fetch, { overrideGlobalObjects: false });
  return async (request, response) => {
    const routed = await atEdge(edge.siteRouter, request);
    // The router makes calls of the published files of evidence.
    if (!isAnswer(routed)) request.url = withPath(request.url ?? '', routed.uri);
    const address = isAnswer(routed) ? '' : (routed.headers['x-viewer-address']?.value ?? '');
    replaceHeaders(request, { 'x-viewer-address': address, 'x-origin-secret': world.settings.originSecret });
    for (const [name, value] of Object.entries(headerLines(apiHeaders()))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') response.on('finish', afterWrite);
    await listen(request, response);
    await doLaterWork();
  };
}

const withPath = (url: string, path: string): string => `${path}${/\?.*$/s.exec(url)?.[0] ?? ''}`;

/** Replaces both forms of a request's headers in Node, since the adapter reads either. */
function replaceHeaders(request: IncomingMessage, headers: Record<string, string>): void {
  const { rawHeaders } = request;
  const kept = rawHeaders.filter((_, i) => !EDGE_HEADERS.has((rawHeaders[i - (i % 2)] ?? '').toLowerCase()));
  rawHeaders.splice(0, rawHeaders.length, ...kept, ...Object.entries(headers).flat());
  Object.assign(request.headers, headers);
}

import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { EdgeFunction, EdgeRequest, EdgeResponse } from './edge-vm.ts';
import { loadEdgeFunction, viewerRequest } from './edge-vm.ts';

/** CloudFront's edge functions, run locally. */
export type Edge = { siteRouter: EdgeFunction; posterRouter: EdgeFunction; staticToken: EdgeFunction };

/** `fileKeys`: the file-token keys by key id, base64url. */
export function loadEdge(fileKeys: Record<string, string>): Edge {
  const fileOf = (name: string): string =>
    fileURLToPath(new URL(`../../../functions/edge/${name}.js`, import.meta.url));
  return {
    siteRouter: loadEdgeFunction(fileOf('site-router')),
    posterRouter: loadEdgeFunction(fileOf('poster-router')),
    staticToken: loadEdgeFunction(fileOf('static-token'), { kvs: fileKeys }),
  };
}

/** An edge function's result: the request to continue with, or its own answer. */
export function atEdge(edge: EdgeFunction, request: IncomingMessage): Promise<EdgeRequest | EdgeResponse> {
  const [uri = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) headers[name] = String(value);
  const ip = addressOf(request);
  return edge.handler(viewerRequest({ uri, query, method: request.method ?? 'GET', headers, ip }));
}

export const isAnswer = (result: EdgeRequest | EdgeResponse): result is EdgeResponse => 'statusCode' in result;

/** The client's address from its connection; IPv4 in dotted form. */
function addressOf({ socket }: IncomingMessage): string {
  return (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
}

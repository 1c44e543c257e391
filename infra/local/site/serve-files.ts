import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { documentHeaders, fileHeaders, headerLines } from '../../aws/security-headers.ts';
import type { ObjectFolder } from '../s3/object-folder.ts';
import { getObject, headObject } from '../s3/object-reading.ts';
import type { S3Answer } from '../s3/s3-call.ts';
import { S3Error } from '../s3/s3-error.ts';
import type { Edge } from './edge.ts';
import { atEdge, isAnswer } from './edge.ts';

export type UploadedFiles = { objects: ObjectFolder; edge: Edge };

/** Answers `/static/*` with an uploaded file, after the real edge function has checked the token. */
export async function serveFiles(
  { objects, edge }: UploadedFiles,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = request.url?.startsWith('/static/documents/') ? documentHeaders() : fileHeaders();
  const judged = await atEdge(edge.staticToken, request);
  const answer = isAnswer(judged)
    ? { status: judged.statusCode, headers: { 'cache-control': 'no-store' } }
    : await objectAnswer(objects, judged.uri.slice(1), request);
  // The object's `Cache-Control` overrides the edge's; the edge's other headers override the object's.
  const { 'Cache-Control': cacheControl = '', ...security } = headerLines(headers);
  response.writeHead(answer.status, { 'cache-control': cacheControl, ...answer.headers, ...security });
  if (typeof answer.body === 'object') await pipeline(answer.body, response);
  else response.end();
}

async function objectAnswer(folder: ObjectFolder, key: string, request: IncomingMessage): Promise<S3Answer> {
  const read = request.method === 'HEAD' ? headObject : getObject;
  try {
    return await read({ folder, key, query: new URLSearchParams(), headers: readingHeaders(request.headers) });
  } catch (error) {
    if (error instanceof S3Error) return { status: error.status, headers: { 'cache-control': 'no-store' } };
    throw error;
  }
}

/** Keeps only the headers that a browser may use to read a file; other headers are S3 commands. */
function readingHeaders({ range, 'if-none-match': ifNoneMatch }: IncomingHttpHeaders): IncomingHttpHeaders {
  return {
    ...(range === undefined ? {} : { range }),
    ...(ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch }),
  };
}

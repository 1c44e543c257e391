import { once } from 'node:events';
import http from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** Any browser asks for this over TLS, and only there; a proxy has to speak without it. */
const ENCODING = 'br';

/** A request as it reached the proxy, whole; `url` with its origin. */
export type Asked = { method: string; url: string; headers: http.IncomingHttpHeaders; body: Buffer };
/** `bytes`: of the body as the server has sent it, compressed. */
export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer; bytes: number };

/** Headers that are between two neighbours on the way and no further. */
const OF_THE_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'content-length']);

/** Asks the server and reads its whole answer, unpacked. Rejects where the server cannot be reached or breaks off. */
export async function answerOf({ method, url, headers, body }: Asked): Promise<Answer> {
  const request = http.request(url, {
    method,
    headers: {
      ...withoutHop(headers),
      'accept-encoding': ENCODING,
      ...(body.length > 0 && { 'content-length': body.length }),
    },
    agent: false,
  });
  request.end(body);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const sent = Buffer.concat(chunks);
  const { 'content-encoding': encoding, ...others } = withoutHop(response.headers);
  return {
    status: response.statusCode ?? 502,
    headers: others,
    body: encoding === ENCODING ? brotliDecompressSync(sent) : sent,
    bytes: sent.length,
  };
}

function withoutHop(headers: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_HOP.has(name)));
}

import type { RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import type { Replies } from './recorded-replies.ts';

/** Answers as DynamoDB did: the reply of the same request, or else of its operation. */
export function answerFrom(replies: Replies): RequestListener {
  const bodies = new Map(Object.entries(replies).map(([asked, text]) => [asked, Buffer.from(text)]));
  return (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = bodies.get(`${operation} ${Buffer.concat(parts).toString()}`) ?? bodies.get(operation);
      response.writeHead(body ? 200 : 400, {
        'content-type': 'application/x-amz-json-1.0',
        'content-length': body?.length ?? 0,
      });
      response.end(body);
    });
  };
}

/** The ports on which servers of this machine listen. */
export function listen(...servers: Server[]): Promise<number[]> {
  return Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
        }),
    ),
  );
}

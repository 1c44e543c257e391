import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Replies } from './recorded-replies.ts';

/** Answers every request, or every operation, with the same bytes, in a process of its own, so that the database is not what is measured. */
process.once('message', (replies: Replies) => {
  const bodies = new Map(Object.entries(replies).map(([operation, text]) => [operation, Buffer.from(text)]));
  const server = createServer((request, response) => {
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
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());

import { createServer as createPlain, type RequestListener } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:net';
import type { StartCloud } from './start-cloud.ts';

/** In a process of its own: a DynamoDB behind TLS that answers what was recorded, and the extension of secrets, which knows one. */
process.once('message', async ({ certificate, replies, secret }: StartCloud) => {
  const table = createSecure(
    certificate,
    answerWith((operation, body) => replies[`${operation} ${body}`]),
  );
  const secrets = createPlain(answerWith(() => JSON.stringify({ SecretString: secret })));
  process.send?.(await Promise.all([table, secrets].map(portOf)));
});
process.once('disconnect', () => process.exit());

function answerWith(replyTo: (operation: string, body: string) => string | undefined): RequestListener {
  return (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const reply = replyTo(operation, Buffer.concat(parts).toString());
      response.writeHead(reply === undefined ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(reply);
    });
  };
}

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

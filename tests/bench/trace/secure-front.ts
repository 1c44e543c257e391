import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate.ts';

const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** TLS and HTTP/2 in front of a product, as the edge speaks them. `pageDelay` is what the answer to a page takes longer, in milliseconds. */
export async function startSecureFront(origin: string, pageDelay = 0): Promise<{ port: number; stop: () => void }> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(makeCertificate(), (asked, answer) => {
    const { ':path': target = '/', ':method': method = 'GET', ...rest } = asked.headers;
    const headers = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith(':')));
    const onward = request(new URL(String(target), origin), { method: String(method), headers, agent }, (got) => {
      const kept = Object.entries(got.headers).filter(([name]) => !CONNECTION_HEADERS.has(name));
      const isPage = String(got.headers['content-type']).startsWith('text/html');
      setTimeout(
        () => {
          answer.writeHead(got.statusCode ?? 502, Object.fromEntries(kept));
          got.pipe(answer);
        },
        isPage ? pageDelay : 0,
      );
    });
    onward.on('error', () => answer.stream.close());
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close();
      agent.destroy();
    },
  };
}

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A certificate for this machine, which the traced browser does not look at. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'trace-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => path.join(folder, file)) as [string, string];
  try {
    const subject = ['-subj', '/CN=127.0.0.1', '-days', '2'];
    const files = ['-keyout', key, '-out', cert];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...subject, ...files],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** TLS and HTTP/2 in front of a product, as the edge speaks them. `pageDelay` is what the answer to a page takes longer, in milliseconds. */
export async function startSecureFront(origin: string, pageDelay = 0): Promise<{ port: number; stop: () => void }> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(certificate(), (asked, answer) => {
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

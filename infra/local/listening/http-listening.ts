import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../start-error.ts';

export type Listening = { server: Server; address: AddressInfo };

/** Longer than this process's clients keep connections, so that the server closes none during a request. */
const KEEP_ALIVE_MILLISECONDS = 65_000;

/** Listens, or throws StartError that names the setting to change. */
export async function listen(
  listener: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MILLISECONDS }, listener);
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw new StartError(reasonOf((error as NodeJS.ErrnoException).code, host, port), { cause: error });
  }
  return { server, address: server.address() as AddressInfo };
}

function reasonOf(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by you: set PORT to one above 1023.`;
  return `${host} is no address of this machine: set HOST to one that is.`;
}

const GRACE_MILLISECONDS = 3000;

/** Stops accepting requests (idempotent), lets running ones finish, and cuts off the rest after a few seconds. */
export async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS);
  await closed;
  clearTimeout(cutOff);
}

import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|localhost)$/;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** The origin by which browsers reach a server that listens on `host`: where that is every address, one that others can use too. */
export function originOf(host: string, { port }: AddressInfo): string {
  const isEvery = host === '0.0.0.0' || host === '::';
  const name = isEvery ? (outerAddress() ?? '127.0.0.1') : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Origins of the pages that this server shows; at its own machine people also write `localhost`. */
export function pageOrigins(origin: string): string[] {
  const { hostname, port } = new URL(origin);
  return isLoopback(hostname) ? [origin, `http://localhost:${port}`] : [origin];
}

function outerAddress(): string | undefined {
  const addresses = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/** Whether a request comes from this very machine. */
export function isFromHere({ socket }: IncomingMessage): boolean {
  const { remoteAddress = '', localAddress } = socket;
  return isLoopback(remoteAddress) || remoteAddress === localAddress;
}

/** Whether a request names this machine by a loopback name, so that no foreign page reads it through a name of its own. */
export function isForLoopbackName({ headers }: IncomingMessage): boolean {
  return (
    URL.canParse(`http://${headers.host}`) &&
    isLoopback(new URL(`http://${headers.host}`).hostname.replace(/[[\]]/g, ''))
  );
}

import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|localhost)$/;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** The origin of a server that listens on `host`; when `host` means every address, one that other machines can use. */
export function originOf(host: string, { port }: AddressInfo): string {
  const isEvery = host === '0.0.0.0' || host === '::';
  const name = isEvery ? (outerAddress() ?? '127.0.0.1') : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Origins of this server's pages; people on the same machine also type `localhost`. */
export function pageOrigins(origin: string): string[] {
  const { hostname, port } = new URL(origin);
  return isLoopback(hostname) ? [origin, `http://localhost:${port}`] : [origin];
}

function outerAddress(): string | undefined {
  const addresses = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/** Whether a request comes from this machine. */
export function isFromHere({ socket }: IncomingMessage): boolean {
  const { remoteAddress = '', localAddress } = socket;
  return isLoopback(remoteAddress) || remoteAddress === localAddress;
}

/** Whether a request uses a loopback host name; this stops DNS rebinding by foreign pages. */
export function isForLoopbackName({ headers }: IncomingMessage): boolean {
  return (
    URL.canParse(`http://${headers.host}`) &&
    isLoopback(new URL(`http://${headers.host}`).hostname.replace(/[[\]]/g, ''))
  );
}

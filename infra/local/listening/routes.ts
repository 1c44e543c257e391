import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRealDate } from '../../../shared/content/real-date.ts';
import { runMorning } from '../../../functions/jobs/run-morning.ts';
import type { World } from '../../../functions/world.ts';
import { isForLoopbackName, isFromHere } from './addresses.ts';
import { MOUNTS } from '../local-world.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import { OUTBOX_PAGE_HEADERS, outboxPage } from '../mailbox/outbox-page.ts';
import { handleRegisters } from '../registers/registers.ts';
import type { ObjectStore } from '../s3/object-store.ts';
import { handleS3 } from '../s3/object-store.ts';
import type { Edge } from '../site/edge.ts';
import { serveFiles } from '../site/serve-files.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type RouteParts = {
  objectStore: ObjectStore;
  mailbox: Mailbox;
  edge: Edge;
  api: Listener;
  site: Listener;
  wordmark: string;
  /** Whether `/dev/*` exists. */
  isForDevelopers: boolean;
  world: World;
};

type Route = { prefix: string; listener: Listener };

/** All listeners of one server, by path prefix; the site answers every other path. */
export function routeRequests(parts: RouteParts): Listener {
  const { objectStore, mailbox, edge, api, site } = parts;
  const routes: Route[] = [
    { prefix: '/api', listener: api },
    { prefix: '/.well-known/tyomaaportti-keys.json', listener: api },
    { prefix: '/.well-known/tyomaaportti-days.json', listener: api },
    { prefix: '/static', listener: (...call) => serveFiles({ objects: objectStore.folder, edge }, ...call) },
    { prefix: MOUNTS.objectStore, listener: (...call) => handleS3(objectStore, ...call) },
    { prefix: MOUNTS.email, listener: internal((...call) => mailbox.handle('email', ...call)) },
    { prefix: MOUNTS.sms, listener: internal((...call) => mailbox.handle('sms', ...call)) },
    { prefix: MOUNTS.registers, listener: internal(registers) },
    { prefix: '/dev/kit', listener: site },
    { prefix: '/dev', listener: parts.isForDevelopers ? developers(parts) : notFound },
  ];
  return (request, response) => {
    const path = `${request.url?.split('?')[0]}/`;
    const route = routes.find(({ prefix }) => path.startsWith(`${prefix}/`));
    return (route?.listener ?? site)(request, response);
  };
}

const notFound: Listener = async (_, response) => {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
};

/** A stand-in for a service that only the server itself calls. */
const internal =
  (listener: Listener): Listener =>
  (request, response) =>
    (isFromHere(request) ? listener : notFound)(request, response);

const registers: Listener = (request, response) =>
  handleRegisters((request.url ?? '').slice(MOUNTS.registers.length), request, response);

function developers({ mailbox: { outbox }, wordmark, world }: RouteParts): Listener {
  return async (request, response) => {
    const path = request.url?.split('?')[0];
    if (!isForLoopbackName(request)) return notFound(request, response);
    if (path === '/dev/outbox') {
      response.writeHead(200, OUTBOX_PAGE_HEADERS).end(outboxPage(outbox.deliveries(), wordmark));
    } else if (path === '/dev/outbox.json') {
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      response.writeHead(200, headers).end(JSON.stringify(outbox.deliveries()));
    } else if (path === '/dev/reminders' && request.method === 'POST' && isFromHere(request)) {
      const date = new URL(request.url ?? '', 'http://local').searchParams.get('date') ?? undefined;
      if (date !== undefined && !isRealDate(date)) return notFound(request, response);
      const run = await runMorning(world, date);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(run));
    } else await notFound(request, response);
  };
}

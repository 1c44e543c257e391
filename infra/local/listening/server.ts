import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { DEMO_PINS } from '../../demo/demo-pins.ts';
import { takeMailReturn } from '../../../functions/messages/mail-returns.ts';
import type { World } from '../../../functions/world.ts';
import { isLoopback, originOf, pageOrigins } from './addresses.ts';
import { apiListener } from './api-listener.ts';
import { Cleanups } from '../cleanups.ts';
import { takeDataFolder } from '../data/data-folder.ts';
import { type DueWorkTimer, startDueWorkTimer } from '../jobs/due-work-timer.ts';
import { startReminderTimer } from '../jobs/reminder-timer.ts';
import type { LocalDynamodb } from '../data/embedded-dynamodb.ts';
import { startEmbeddedDynamodb } from '../data/embedded-dynamodb.ts';
import { ensureFirstData } from '../data/first-data.ts';
import { answerFaults } from './answer-faults.ts';
import { listen, stopListening } from './http-listening.ts';
import { localKeys } from '../local-keys.ts';
import { FILES_BUCKET, MOUNTS, localWorld, signAsLocal } from '../local-world.ts';
import { Mailbox } from '../mailbox/mailbox.ts';
import { Outbox } from '../mailbox/outbox.ts';
import type { Listener } from './routes.ts';
import { routeRequests } from './routes.ts';
import { ObjectFolder } from '../s3/object-folder.ts';
import type { ObjectStore } from '../s3/object-store.ts';
import { removeOldPending } from '../s3/pending-objects.ts';
import type { LocalSettings } from '../settings.ts';
import type { Edge } from '../site/edge.ts';
import { loadEdge } from '../site/edge.ts';
import type { SiteMaker } from '../site/site-makers.ts';
import { SITE_FOLDER, siteFrom } from '../site/site-makers.ts';

export type LocalServer = {
  /** The origin of everything. */
  url: string;
  world: World;
  /** The address of the DynamoDB-compatible store. */
  storeEndpoint: string;
  outbox: Outbox;
  /** Lets tests simulate an outage of SES and SNS. */
  mailbox: Mailbox;
  stop: () => Promise<void>;
  /** Resolves when the embedded store ends, by `stop` or by itself. */
  storeEnded: Promise<unknown>;
};

export type ServerOptions = {
  makeSite?: SiteMaker;
  /** Runs while the store starts; the server is ready after both. */
  prepareSite?: () => Promise<void>;
  reportError?: (error: unknown) => void;
  /** Starts only what an operator's command needs: no first data, and no timers. */
  isForOperator?: boolean;
};

/** Starts the whole product on this machine. Throws StartError when a person must change something first. */
export async function startLocalServer(settings: LocalSettings, options: ServerOptions = {}): Promise<LocalServer> {
  const cleanups = new Cleanups();
  try {
    return await startedServer(settings, options, cleanups);
  } catch (error) {
    await cleanups.run();
    throw error;
  }
}

type ReportError = NonNullable<ServerOptions['reportError']>;

async function startedServer(
  settings: LocalSettings,
  options: ServerOptions,
  cleanups: Cleanups,
): Promise<LocalServer> {
  const reportError: ReportError = options.reportError ?? (() => undefined);
  const folder = await takeDataFolder(settings.dataFolder);
  cleanups.add(folder.release);
  const routes = withResolver<Listener>();
  const { server, address } = await listen(
    (request, response) =>
      void answerFaults(async (...call) => (await routes.promise)(...call), { request, response }, reportError),
    settings,
  );
  cleanups.add(() => stopListening(server));
  const origin = originOf(settings.host, address);
  const services = await startServices(folder.path, settings, { origin, cleanups, reportError });
  const { world, objectStore, mailbox, edge, store } = services;
  // Stops again here, so that running requests finish while the store still runs.
  cleanups.add(() => stopListening(server));
  const { isForOperator = false } = options;
  if (!isForOperator) cleanups.add(startReminderTimer(world, reportError));
  const demoPin = settings.firstData.kind === 'demo' ? DEMO_PINS.site : undefined;
  const site = await (options.makeSite ?? siteFrom(SITE_FOLDER))({ server, edge, world, origin, demoPin });
  cleanups.add(site.close);
  const firstData = isForOperator ? undefined : ensureFirstData(world, store.endpoint, settings);
  const dueWork = firstData ? startDueWorkTimer(world, reportError, firstData) : NO_DUE_WORK;
  cleanups.add(dueWork.stop);
  const ready = Promise.all([firstData, options.prepareSite?.()]);
  const whenReady =
    (listener: Listener): Listener =>
    async (...call) => {
      await ready;
      await listener(...call);
    };
  const api = whenReady(apiListener(world, edge, dueWork.doSoon));
  const wordmark = world.settings.wordmark;
  const isForDevelopers = isLoopback(settings.host);
  const parts = { objectStore, mailbox, edge, api, site: whenReady(site.listener), wordmark, isForDevelopers, world };
  routes.resolve(routeRequests(parts));
  await ready;
  const stop = (): Promise<void> => cleanups.run();
  return {
    url: origin,
    world,
    storeEndpoint: store.endpoint,
    outbox: mailbox.outbox,
    mailbox,
    stop,
    storeEnded: store.ended,
  };
}

const NO_DUE_WORK: DueWorkTimer = { doSoon: () => undefined, stop: () => Promise.resolve() };

function withResolver<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}

type Services = { store: LocalDynamodb; world: World; objectStore: ObjectStore; mailbox: Mailbox; edge: Edge };

const HOUSEKEEPING_MILLISECONDS = 3600 * 1000;

async function startServices(
  folder: string,
  settings: LocalSettings,
  { origin, cleanups, reportError }: { origin: string; cleanups: Cleanups; reportError: ReportError },
): Promise<Services> {
  const keys = await localKeys(folder);
  const credentials = signAsLocal(keys.objectStore);
  const store = await startEmbeddedDynamodb({ folder, endpoint: settings.dynamodbEndpoint });
  cleanups.add(store.stop);
  const outbox = await Outbox.open(path.join(folder, 'outbox.jsonl'));
  cleanups.add(() => outbox.close());
  const objects = await ObjectFolder.open(path.join(folder, 'objects'));
  const removeOld = (): void => void removeOldPending(objects, new Date()).catch(reportError);
  const housekeeping = setInterval(removeOld, HOUSEKEEPING_MILLISECONDS).unref();
  cleanups.add(() => clearInterval(housekeeping));
  const originSecret = randomBytes(32).toString('base64url');
  const world = await localWorld({ origin, dynamodb: store, keys, originSecret });
  const place = { folder: objects, bucket: FILES_BUCKET, prefix: MOUNTS.objectStore };
  const objectStore: ObjectStore = { ...place, credentials, allowedOrigins: pageOrigins(origin) };
  const mailbox = new Mailbox(outbox, (event) => void takeMailReturn(world, event).catch(reportError));
  return { store, world, objectStore, mailbox, edge: loadEdge(keys.file.keys) };
}

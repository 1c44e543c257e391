import type { LocalServer } from './server.ts';
import { startLocalServer } from './server.ts';
import { readSettings } from './settings.ts';
import { ensureSite } from './site/build-site.ts';
import { SITE_FOLDER, developedSite, siteFrom } from './site/site-makers.ts';
import { StartError } from './start-error.ts';
import { welcome } from './welcome.ts';

const isDevelopment = process.argv.includes('--dev');

/** What a person can mend is one sentence; everything else is told whole. */
function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await startLocalServer(settings, {
    makeSite: isDevelopment ? developedSite : siteFrom(SITE_FOLDER),
    prepareSite: () => (isDevelopment ? Promise.resolve() : ensureSite(console.log)),
    reportError: console.error,
  });
  console.log(welcome(server, settings, performance.now() / 1000));
  stopWhenAsked(server);
}

function stopWhenAsked(server: LocalServer): void {
  let isStopping = false;
  void server.storeEnded.then(() => isStopping || fail(new StartError('The embedded store has ended: start again.')));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Whoever asks twice does not want to wait.
      if (isStopping) process.exit(1);
      isStopping = true;
      server.stop().then(() => process.exit(0), fail);
    });
  }
}

// What is said may go to a file on a disk that is full: the server serves on without saying it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
await start().catch(fail);

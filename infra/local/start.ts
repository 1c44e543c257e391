import type { LocalServer } from './listening/server.ts';
import { startLocalServer } from './listening/server.ts';
import { readSettings } from './settings.ts';
import { ensureSite } from './site/build-site.ts';
import { SITE_FOLDER, developedSite, siteFrom } from './site/site-makers.ts';
import { StartError } from './start-error.ts';
import { welcome } from './welcome.ts';

const isDevelopment = process.argv.includes('--dev');

/** Prints one sentence for an error that a person can fix, and the whole error otherwise. */
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
      // A second signal means: exit now.
      if (isStopping) process.exit(1);
      isStopping = true;
      server.stop().then(() => process.exit(0), fail);
    });
  }
}

// Output may go to a file on a full disk: the server keeps running without output.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
await start().catch(fail);

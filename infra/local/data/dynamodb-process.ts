import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

export type RunningProcess = {
  endpoint: string;
  stop: () => Promise<void>;
  /** Resolves when the process ends, for any reason. */
  ended: Promise<unknown>;
};

/**
 * Starts the store and waits for end-of-file on its own input, which comes when the parent process ends, for any reason; then kills the
 * store. The store has a write-ahead log, so a kill loses nothing acknowledged.
 */
const GUARD =
  '"$@" </dev/null >/dev/null & store=$!; echo "$store"; exec >/dev/null 2>&1; read -r _; kill -9 "$store"; wait "$store"';

const MOST_TRIES = 5;
const START_TIMEOUT_MILLISECONDS = 15_000;

/** Starts the embedded DynamoDB-compatible server with its files in a folder, or in memory without one. */
export async function startDynamodbProcess(folder?: string): Promise<RunningProcess> {
  const binary = embeddedBinary();
  const database = folder === undefined ? undefined : path.resolve(folder, 'dynamodb.sqlite');
  const pidFile = folder === undefined ? undefined : path.join(folder, 'dynamodb.pid');
  if (pidFile !== undefined && database !== undefined) await endOrphan(pidFile, database);
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const files = database === undefined ? [] : ['--db-path', database];
    const started = await startOn(port, [binary, 'serve', '--port', String(port), ...files]);
    if ('failure' in started) {
      if (tries < MOST_TRIES && /in use/.test(started.failure)) continue;
      throw new StartError(
        `The embedded store did not start: ${started.failure.replace(/\.$/, '') || 'it said nothing'}.`,
      );
    }
    if (pidFile !== undefined) await writeFile(pidFile, String(started.pid));
    return started;
  }
}

/** The embedded server's program. `resolve` finds a file of an installed package, or throws. */
export function embeddedBinary(resolve: (file: string) => string = createRequire(import.meta.url).resolve): string {
  try {
    const manifest = resolve('@dynoxide/linux-x64/package.json');
    return path.join(path.dirname(manifest), 'dynoxide');
  } catch {
    throw new StartError(
      'The embedded store comes for Linux x64 only and is not installed here: set DYNAMODB_ENDPOINT to the address of a DynamoDB-compatible server such as DynamoDB Local.',
    );
  }
}

type Started = RunningProcess & { pid: number };

async function startOn(port: number, command: string[]): Promise<Started | { failure: string }> {
  // A separate session: Ctrl-C reaches only this process, and running requests can finish.
  const guard = spawn('/bin/sh', ['-c', GUARD, 'dynamodb', ...command], { detached: true, stdio: 'pipe' });
  const [line] = (await once(guard.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  const ended = once(guard.stderr, 'end');
  const stop = async (): Promise<void> => {
    endProcess(pid);
    guard.stdin.destroy();
    await ended;
  };
  const said = await saidAtStart(guard.stderr);
  if (said.includes('listening on')) return { endpoint: `http://127.0.0.1:${port}`, pid, stop, ended };
  await stop();
  return { failure: said };
}

/** The store's first line: that it listens, or why it does not; empty on timeout. */
function saidAtStart(output: Readable): Promise<string> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(''), START_TIMEOUT_MILLISECONDS);
    const say = (text: string): void => (clearTimeout(timer), resolve(text.trim()));
    output.on('data', (bytes: Buffer) => say(bytes.toString()));
    output.on('end', () => say(''));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Ends a store that a dead server left behind; the folder's lock proves that no living server owns it. */
async function endOrphan(pidFile: string, database: string): Promise<void> {
  const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
  const deadline = Date.now() + START_TIMEOUT_MILLISECONDS;
  while (Date.now() < deadline && (await hasOpened(pid, database))) {
    endProcess(pid);
    await after(5);
  }
  await rm(pidFile, { force: true });
}

async function hasOpened(pid: number, database: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0').includes(database);
}

function endProcess(pid: number): void {
  // Zero and negative pids mean process groups.
  if (!(pid > 0)) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

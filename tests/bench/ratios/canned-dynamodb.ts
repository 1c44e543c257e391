import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Replies } from './recorded-replies.ts';

export type CannedDynamodb = { endpoint: string; stop: () => Promise<void> };

/** A DynamoDB in another process that knows one reply for each operation; it ends with `stop` or with this process. */
export async function startCannedDynamodb(replies: Replies): Promise<CannedDynamodb> {
  const program = fileURLToPath(new URL('./canned-dynamodb-process.ts', import.meta.url));
  const child = fork(program, { execArgv: ['--import', 'tsx'] });
  child.send(replies);
  const [port] = (await once(child, 'message')) as [number];
  const stop = async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
  return { endpoint: `http://127.0.0.1:${port}`, stop };
}

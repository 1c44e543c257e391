import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type StartedServer = { ports: number[]; stop: () => Promise<void> };

/** Starts servers in a process of their own, so that they are not what is measured; they end with `stop` or with this process. */
export async function startServer(program: URL, told: object): Promise<StartedServer> {
  const child = fork(fileURLToPath(program), { execArgv: ['--import', 'tsx'] });
  child.send(told);
  const [ports] = (await once(child, 'message')) as [number[]];
  const stop = async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
  return { ports, stop };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Certificate } from '../trace/certificate.ts';
import type { Replies } from '../ratios/recorded-replies.ts';

/** What the process of the cloud is told. */
export type StartCloud = { certificate: Certificate; replies: Replies; secret: string };

export type StartedCloud = { tablePort: number; secretsPort: number; stop: () => Promise<void> };

/** Starts the services that a function asks for its first answer; they end with `stop` or with this process. */
export async function startCloud(told: StartCloud): Promise<StartedCloud> {
  const program = fileURLToPath(new URL('./cloud-process.ts', import.meta.url));
  const child = fork(program, { execArgv: ['--import', 'tsx'] });
  child.send(told);
  const [[tablePort, secretsPort]] = (await once(child, 'message')) as [[number, number]];
  const stop = async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
  return { tablePort, secretsPort, stop };
}

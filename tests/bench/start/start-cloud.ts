import type { Certificate } from '../trace/certificate.ts';
import type { Replies } from '../ratios/recorded-replies.ts';
import { startServer } from '../ratios/started-server.ts';

/** What the process of the cloud is told. */
export type StartCloud = { certificate: Certificate; replies: Replies; secret: string };

export type StartedCloud = { tablePort: number; secretsPort: number; stop: () => Promise<void> };

/** Starts the services that a function asks for its first answer. */
export async function startCloud(told: StartCloud): Promise<StartedCloud> {
  const { ports, stop } = await startServer(new URL('./cloud-process.ts', import.meta.url), told);
  const [tablePort = 0, secretsPort = 0] = ports;
  return { tablePort, secretsPort, stop };
}

import type { Replies } from './recorded-replies.ts';
import { startServer } from './started-server.ts';

export type CannedDynamodb = { endpoint: string; stop: () => Promise<void> };

/** A DynamoDB that knows one reply for each request or operation. */
export async function startCannedDynamodb(replies: Replies): Promise<CannedDynamodb> {
  const { ports, stop } = await startServer(new URL('./canned-dynamodb-process.ts', import.meta.url), replies);
  return { endpoint: `http://127.0.0.1:${ports[0]}`, stop };
}

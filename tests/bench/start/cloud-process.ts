import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { answerFrom, listen } from '../ratios/serve-replies.ts';
import type { StartCloud } from './start-cloud.ts';

/** A DynamoDB behind TLS that answers what was recorded, and the extension of secrets, which knows one. */
process.once('message', async ({ certificate, replies, secret }: StartCloud) => {
  const secrets = createServer((_, response) => response.end(JSON.stringify({ SecretString: secret })));
  process.send?.(await listen(createSecureServer(certificate, answerFrom(replies)), secrets));
});
process.once('disconnect', () => process.exit());

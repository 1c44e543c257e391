import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLarge } from './read-body.ts';
import type { Listener } from './routes.ts';

/** The disk or the user's quota is full. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Calls a listener and answers its errors: 413 for a body that is too large, 503 while the disk is full, else 500 without details. */
export async function answerFaults(
  listener: Listener,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  reportError: (error: unknown) => void,
): Promise<void> {
  try {
    await listener(request, response);
  } catch (error) {
    // A client that disconnects is not our fault. A request whose body has been read also counts as destroyed.
    if (request.socket.destroyed || response.destroyed) return;
    const status = statusOf(error);
    if (status !== 413) reportError(error);
    if (response.headersSent) response.destroy();
    else
      response.writeHead(status, { 'content-type': 'text/plain', ...(status === 503 && RETRY_SOON) }).end(SAID[status]);
  }
}

const RETRY_SOON = { 'retry-after': '1' };
const SAID = { 413: 'Too large', 503: 'The disk is full', 500: 'Error' } as const;

function statusOf(error: unknown): keyof typeof SAID {
  if (error instanceof BodyTooLarge) return 413;
  return error instanceof Error && FULL.has((error as NodeJS.ErrnoException).code ?? '') ? 503 : 500;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLarge } from './read-body.ts';
import type { Listener } from './routes.ts';

/** Calls a listener and answers for what it throws: 413 for a body that is too large, else 500, which tells the client nothing. */
export async function guarded(
  listener: Listener,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  reportError: (error: unknown) => void,
): Promise<void> {
  try {
    await listener(request, response);
  } catch (error) {
    // Somebody who goes away in the middle is no fault of ours.
    if (request.destroyed || response.destroyed) return;
    const isTooLarge = error instanceof BodyTooLarge;
    if (!isTooLarge) reportError(error);
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(isTooLarge ? 413 : 500, { 'content-type': 'text/plain' })
        .end(isTooLarge ? 'Too large' : 'Error');
  }
}

import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {}

/** The whole body of a request; throws BodyTooLarge once more than `mostBytes` have arrived. */
export async function readBody(request: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

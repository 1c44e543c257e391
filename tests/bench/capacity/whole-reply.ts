import type { Readable } from 'node:stream';

type HttpReply = { statusCode: number; body: unknown };

/** Reads a reply of DynamoDB to its end, as text, and puts the same bytes back for the SDK to read. */
export async function wholeReply(result: { response: unknown }): Promise<{ status: number; text: string }> {
  const response = result.response as HttpReply;
  const parts: Buffer[] = [];
  for await (const part of response.body as Readable) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  response.body = new Uint8Array(bytes);
  return { status: response.statusCode, text: bytes.toString('utf8') };
}

import type { Readable } from 'node:stream';

type HttpReply = { statusCode: number; body: unknown };

/** Reads a reply of DynamoDB to its end, as text, and puts the same bytes back for the SDK to read. */
export async function wholeReply(result: { response: unknown }): Promise<{ status: number; text: string }> {
  const response = result.response as HttpReply;
  const bytes = response.body instanceof Uint8Array ? Buffer.from(response.body) : await wholeStream(response.body);
  response.body = new Uint8Array(bytes);
  return { status: response.statusCode, text: bytes.toString('utf8') };
}

async function wholeStream(stream: unknown): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream as Readable) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

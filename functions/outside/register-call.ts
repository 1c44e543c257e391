import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** A request to a register; `tls` is the client certificate where the register requires one, both in PEM. */
export type RegisterQuestion = {
  method: 'GET' | 'POST';
  url: string;
  body?: unknown;
  tls?: { cert: string; key: string } | undefined;
};

/** `body` is undefined where a refusal's answer is not JSON. */
export type RegisterCall = (question: RegisterQuestion) => Promise<{ status: number; body: unknown }>;

/** The longest wait for a register's whole answer (rule 9.1). */
export const REGISTER_TIMEOUT_MILLISECONDS = 1500;
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Sends one request without following redirects: the product calls only the host of the installation's settings. Rejects where no complete
 * JSON answer comes in time.
 */
export const registerCall: RegisterCall = ({ method, url, body, tls }) =>
  new Promise((resolve, reject) => {
    const send = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest;
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      accept: 'application/json',
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const signal = AbortSignal.timeout(REGISTER_TIMEOUT_MILLISECONDS);
    const request = send(url, { method, headers, signal, ...tls }, (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        parts.push(part);
        if (bytes > MOST_BYTES) request.destroy(new Error('the answer of the register is too large'));
      });
      response.on('error', reject);
      response.on('end', () => {
        try {
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString('utf8')) });
        } catch (error) {
          if (response.statusCode === 200) reject(error as Error);
          else resolve({ status: response.statusCode ?? 0, body: undefined });
        }
      });
    });
    request.on('error', reject);
    request.end(text);
  });

/** Whether a status means that the register is out of service, and not merely that it refuses this request. */
export function isDown(status: number): boolean {
  return status === 429 || status >= 500 || status < 200;
}

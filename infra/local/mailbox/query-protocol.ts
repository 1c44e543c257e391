import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../listening/read-body.ts';
import { element } from '../listening/xml.ts';

/** A call of AWS's Query protocol: a form with an action's name. */
export type QueryCall = { action: string; parameters: URLSearchParams };

/** An error in the service's format. */
export class QueryError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** SES takes messages of up to 10 MB. */
const MOST_BYTES = 15 * 1024 * 1024;

/** Answers a Query call with the result of `run` or a message id, or with the error that `run` threw. */
export async function answerQuery(
  namespace: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  run: (call: QueryCall) => Promise<string | undefined>,
): Promise<void> {
  const id = randomUUID();
  const parameters = new URLSearchParams((await readBody(request, MOST_BYTES)).toString());
  const action = parameters.get('Action') ?? '';
  try {
    const answer = await run({ action, parameters });
    const result = element(`${action}Result`, [answer ?? element('MessageId', id)]);
    const metadata = element('ResponseMetadata', [element('RequestId', id)]);
    reply(response, 200, inNamespace(`${action}Response`, namespace, result + metadata));
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    const type = error.status < 500 ? 'Sender' : 'Receiver';
    const parts = [element('Type', type), element('Code', error.code), element('Message', error.message)];
    const body = element('Error', parts) + element('RequestId', id);
    reply(response, error.status, inNamespace('ErrorResponse', namespace, body));
  }
}

const inNamespace = (name: string, namespace: string, content: string): string =>
  `<${name} xmlns="${namespace}">${content}</${name}>`;

function reply(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8' }).end(xml);
}

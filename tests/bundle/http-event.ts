import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { LambdaProcess } from './lambda-process.ts';

export type Sent = {
  method?: string;
  /** Under the origin, with its query. */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON where it is no text. */
  body?: unknown;
  /** Whether the HTTP API hands the body over encoded, as it does with what it does not take for text. */
  isEncoded?: boolean;
};

// oxlint-disable-next-line typescript/no-explicit-any -- each test says what it expects of the reply
export type Got = { status: number; headers: Record<string, string>; body: any };

/** An event of an HTTP API with payload version 2.0, as its documentation shows it. */
export function httpEvent({
  method = 'GET',
  path,
  headers = {},
  body,
  isEncoded = false,
}: Sent): APIGatewayProxyEventV2 {
  const [rawPath = '', rawQueryString = ''] = path.split('?');
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const encoded = isEncoded && text !== undefined ? Buffer.from(text).toString('base64') : text;
  return {
    version: '2.0',
    routeKey: 'ANY /api/{proxy+}',
    rawPath,
    rawQueryString,
    headers: {
      host: 'abc123.execute-api.eu-north-1.amazonaws.com',
      'x-forwarded-for': '203.0.113.9',
      ...(text === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
      ...headers,
    },
    requestContext: {
      accountId: '000000000000',
      apiId: 'abc123',
      domainName: 'abc123.execute-api.eu-north-1.amazonaws.com',
      domainPrefix: 'abc123',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '203.0.113.9', userAgent: 'test' },
      requestId: 'request',
      routeKey: 'ANY /api/{proxy+}',
      stage: '$default',
      time: '20/Nov/2026:06:00:00 +0000',
      timeEpoch: 1_795_154_400_000,
    },
    ...(encoded === undefined ? {} : { body: encoded }),
    isBase64Encoded: isEncoded,
  };
}

/** One call to the API's bundle, as the HTTP API would make it. */
export async function call(api: LambdaProcess, sent: Sent): Promise<Got> {
  const {
    statusCode = 0,
    headers = {},
    body = '',
    isBase64Encoded,
  } = (await api.invoke(httpEvent(sent))) as APIGatewayProxyStructuredResultV2;
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
  const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status: statusCode,
    headers: Object.fromEntries(lowerCase),
    body: text === '' || text.startsWith('<') ? text || undefined : JSON.parse(text),
  };
}

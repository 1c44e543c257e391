export const SECRET_ARN = 'arn:aws:secretsmanager:eu-north-1:123456789012:secret:Keys-AbCdEf';
export const STORE_ARN = 'arn:aws:cloudfront::123456789012:key-value-store/0c1f-22';

const SECRETS_URL = 'https://secretsmanager.eu-north-1.amazonaws.com/';
const STORE_URL =
  'https://123456789012.cloudfront-kvs.global.api.aws/key-value-stores/arn%3Aaws%3Acloudfront%3A%3A123456789012%3Akey-value-store%2F0c1f-22';

type Sent = { method?: string; headers: Headers; body?: string };
type Change = { Puts: { Key: string; Value: string }[]; Deletes: { Key: string }[] };

const refused = (status: number, reason: string) => new Response(reason, { status });

/** Secrets Manager with one secret and the CloudFront KeyValueStore with one store, as their documentation describes them. */
export class FakeAws {
  secret: string;
  values: Record<string, string> = {};
  writes: string[] = [];
  /** Statuses with which the next calls are refused; 0 lets one through, -1 loses the connection. */
  refusals: number[] = [];

  constructor(secret: unknown) {
    this.secret = JSON.stringify(secret);
  }

  readonly fetch = async (url: string, sent: Sent): Promise<Response> => {
    const refusal = this.refusals.shift();
    if (refusal === -1) throw new TypeError('fetch failed');
    if (refusal) return refused(refusal, 'refused');
    if (url === SECRETS_URL) return this.#secrets(sent);
    return url.startsWith(STORE_URL) ? this.#store(url.slice(STORE_URL.length), sent) : refused(404, url);
  };

  #secrets({ headers, body = '' }: Sent): Response {
    if (!isSigned(headers, /^AWS4-HMAC-SHA256 .*\/eu-north-1\/secretsmanager\/aws4_request, /))
      return refused(403, 'unsigned');
    const input = JSON.parse(body) as Record<string, string>;
    if (input['SecretId'] !== SECRET_ARN) return refused(400, 'ResourceNotFoundException');
    const target = headers.get('x-amz-target');
    if (target === 'secretsmanager.GetSecretValue') return Response.json({ SecretString: this.secret });
    if (target !== 'secretsmanager.PutSecretValue') return refused(400, 'UnknownOperationException');
    this.secret = input['SecretString'] ?? '';
    this.writes.push('secret');
    return Response.json({});
  }

  #store(path: string, { method, headers, body = '' }: Sent): Response {
    const isRight = isSigned(headers, /^AWS4-ECDSA-P256-SHA256 .*\/cloudfront-keyvaluestore\/aws4_request, /);
    if (!isRight || headers.get('x-amz-region-set') !== '*') return refused(403, 'unsigned');
    const etag = `etag-${Object.keys(this.values).join('-')}`;
    if (path === '') return Response.json({ Status: 'READY' }, { headers: { etag } });
    if (method === 'GET') {
      return Response.json({ Items: Object.entries(this.values).map(([Key, Value]) => ({ Key, Value })) });
    }
    if (headers.get('if-match') !== etag) return refused(409, 'ConflictException');
    const change = JSON.parse(body) as Change;
    for (const { Key, Value } of change.Puts) this.values[Key] = Value;
    for (const { Key } of change.Deletes) delete this.values[Key];
    this.writes.push('store');
    return Response.json({});
  }
}

function isSigned(headers: Headers, scope: RegExp): boolean {
  return scope.test(headers.get('authorization') ?? '');
}

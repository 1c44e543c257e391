import { callAws } from './aws-call.ts';

/** The CloudFront KeyValueStore API: one endpoint per account, for all regions. */
async function call(
  storeArn: string,
  path: string,
  options: { ifMatch?: string; body?: string } = {},
): Promise<Response> {
  const account = storeArn.split(':')[4] ?? '';
  const { ifMatch, body } = options;
  return callAws({
    service: 'cloudfront-keyvaluestore',
    region: '*',
    url: `https://${account}.cloudfront-kvs.global.api.aws/key-value-stores/${encodeURIComponent(storeArn)}${path}`,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });
}

type KeyList = { Items?: { Key: string; Value: string }[] };

/** Makes the store hold exactly these values, at most 50; skips the write when nothing differs. */
export async function replaceValues(storeArn: string, values: Readonly<Record<string, string>>): Promise<void> {
  const described = await call(storeArn, '');
  const { Items = [] } = (await (await call(storeArn, '/keys?MaxResults=50')).json()) as KeyList;
  const Puts = Object.entries(values)
    .filter(([key, value]) => !Items.some((item) => item.Key === key && item.Value === value))
    .map(([Key, Value]) => ({ Key, Value }));
  const Deletes = Items.filter(({ Key }) => !Object.hasOwn(values, Key)).map(({ Key }) => ({ Key }));
  if (Puts.length + Deletes.length === 0) return;
  const ifMatch = described.headers.get('etag') ?? '';
  await call(storeArn, '/keys', { ifMatch, body: JSON.stringify({ Puts, Deletes }) });
}

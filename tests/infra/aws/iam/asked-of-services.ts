import type { IncomingHttpHeaders } from 'node:http';
import { LOCAL_REGION } from '../../../../infra/local/data/embedded-dynamodb.ts';
import type { Asked } from './function-rights.ts';
import { ACCOUNT } from './template-values.ts';

export type Call = { method: string; url: URL; headers: IncomingHttpHeaders; body: Buffer };

type Keyed = { TableName?: string; IndexName?: string; Key?: Attributes; Item?: Attributes };
type Attributes = Record<string, { S?: string }>;
type Command = Keyed & {
  TransactItems?: Record<string, Keyed>[];
  RequestItems?: Record<string, { Keys?: Attributes[] }>;
  ExpressionAttributeValues?: Attributes;
};

const TRANSACTED: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

const tableArn = (name: string, index?: string) =>
  `arn:aws:dynamodb:${LOCAL_REGION}:${ACCOUNT}:table/${name}${index === undefined ? '' : `/index/${index}`}`;

function ofItems(action: string, { TableName = '', IndexName, Key, Item }: Keyed): Asked {
  const leading = [Key?.['PK']?.S, Item?.['PK']?.S].filter((key) => key !== undefined);
  const context = leading.length > 0 ? { 'dynamodb:LeadingKeys': leading } : {};
  return { action: `dynamodb:${action}`, resource: tableArn(TableName, IndexName), context };
}

/** A transaction asks for the right of each of its parts. */
export function askedOfDynamodb({ headers, body }: Call): Asked[] {
  const action = String(headers['x-amz-target']).split('.')[1] ?? '';
  const command = JSON.parse(body.toString()) as Command;
  if (command.TransactItems) {
    return command.TransactItems.flatMap((item) =>
      Object.entries(item).map(([kind, part]) => ofItems(TRANSACTED[kind] ?? kind, part)),
    );
  }
  if (command.RequestItems) {
    return Object.keys(command.RequestItems).map((TableName) => ofItems(action, { TableName }));
  }
  return [ofItems(action, command)];
}

const OBJECT_ACTIONS: Readonly<Record<string, string>> = {
  GET: 's3:GetObject',
  HEAD: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};

/** Paths are `/s3/<bucket>/<key>`; a posted form names its key itself. */
export function askedOfS3({ method, url, headers, body }: Call): Asked[] {
  const [, , bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/');
  const arn = (path: string) => `arn:aws:s3:::${path}`;
  if (method === 'POST') {
    const [, key = ''] = /name="key"\r\n\r\n([^\r]*)/.exec(body.toString('latin1')) ?? [];
    return [{ action: 's3:PutObject', resource: arn(`${bucket}/${key}`) }];
  }
  if (rest.join('/') === '') {
    const action = url.searchParams.has('versions') ? 's3:ListBucketVersions' : 's3:ListBucket';
    return [{ action, resource: arn(bucket) }];
  }
  const ofVersion = url.searchParams.has('versionId') ? 'Version' : '';
  const action = `${OBJECT_ACTIONS[method] ?? method}${ofVersion}`;
  const source = headers['x-amz-copy-source'];
  const copied = typeof source === 'string' ? [decodeURIComponent(source).replace(/^\//, '')] : [];
  return [
    { action, resource: arn(`${bucket}/${rest.join('/')}`) },
    ...copied.map((from) => ({ action: 's3:GetObject', resource: arn(from) })),
  ];
}

/** The address in the From header, without the name before it. */
const bareAddress = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;

export function askedOfSes({ body }: Call): Asked[] {
  const fields = new URLSearchParams(body.toString());
  const from = bareAddress(fields.get('Source') ?? '');
  const action = `ses:${fields.get('Action')}`;
  if (action === 'ses:GetSendStatistics') return [{ action, resource: '*' }];
  const set = fields.get('ConfigurationSetName');
  // A mail by a configuration set asks for the right to that too.
  return [`identity/${from}`, ...(set === null ? [] : [`configuration-set/${set}`])].map((name) => ({
    action,
    resource: `arn:aws:ses:${LOCAL_REGION}:${ACCOUNT}:${name}`,
    context: { 'ses:FromAddress': [from] },
  }));
}

/** A number has no ARN: what is asked for is that number. */
export function askedOfSns({ body }: Call): Asked[] {
  const fields = new URLSearchParams(body.toString());
  return [
    { action: `sns:${fields.get('Action')}`, resource: fields.get('TopicArn') ?? fields.get('PhoneNumber') ?? '' },
  ];
}

export function askedOfSecrets({ url }: Call): Asked[] {
  return [{ action: 'secretsmanager:GetSecretValue', resource: url.searchParams.get('secretId') ?? '' }];
}

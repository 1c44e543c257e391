import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { noticeWrite } from '../../../functions/store/due/kinds/notice.ts';
import { tallyWrite } from '../../../functions/store/due/kinds/tally.ts';
import { formVersionWrite } from '../../../functions/store/entities/form-versions.ts';
import { type Message, messageWrite } from '../../../functions/store/messages/messages.ts';
import type { Write } from '../../../functions/store/table.ts';
import { worldFromEnv } from '../../../functions/world-from-env.ts';
import { stageSettings } from '../../fixtures/operator/stage-settings.ts';
import { itemActions } from './item-actions.ts';
import { newKeys } from '../../../infra/aws/parts/keys/new-keys.ts';
import {
  actionsOf,
  named,
  only,
  type Resource,
  type Statement,
  statementsOf,
  type Synthesized,
  synthesized,
} from './synthesized-product.ts';

let stacks: Synthesized;

beforeAll(() => {
  stacks = synthesized('production');
});

const lambda = (id: string) => named(stacks.templates.application, 'AWS::Lambda::Function', id).Properties;
const variablesOf = (id: string) => (lambda(id)['Environment'] as { Variables: Record<string, unknown> }).Variables;
const permissions = (id: string): Statement[] =>
  statementsOf(named(stacks.templates.application, 'AWS::IAM::Policy', `${id}ServiceRoleDefaultPolicy`));
const serviceActions = (id: string, service: string) =>
  actionsOf(permissions(id)).filter((action) => action.startsWith(`${service}:`));
const statementOf = (id: string, action: string) =>
  permissions(id).find(({ Action }) => [Action].flat().includes(action));

describe.each(['Api', 'DueWork', 'Reminders', 'Poster'])('the function %s', (id) => {
  test('runs on Node 24 on arm64 and says little of itself', () => {
    expect(lambda(id)).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      LoggingConfig: { LogFormat: 'JSON', SystemLogLevel: 'WARN' },
    });
  });

  test('is given every variable that it reads', async () => {
    const values = Object.entries(variablesOf(id)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : name,
    ]);
    const env = { ...Object.fromEntries(values), KEYS: JSON.stringify({ ...newKeys(), origin: 'o' }) } as Record<
      string,
      string
    >;
    const { settings, keys } = await worldFromEnv(env);
    expect(settings).toMatchObject({
      mailFrom: stageSettings('production').mailFrom,
      productWord: 'perehdytys',
      shortestPassword: 8,
      secondFactor: { roles: ['root', 'admin'], toGrant: false },
    });
    expect(keys.origin).toBe('o');
  });

  test('finds its keys through the extension and has none in its environment', () => {
    expect(JSON.stringify(variablesOf(id))).not.toMatch(/resolve:|SecretString/);
    expect(JSON.stringify(variablesOf(id)['KEYS_SECRET'])).toContain('Keys');
    expect(lambda(id)['Layers']).toEqual([
      expect.stringMatching(
        /^arn:aws:lambda:eu-north-1:\d+:layer:AWS-Parameters-and-Secrets-Lambda-Extension-Arm64:\d+$/,
      ),
    ]);
    expect(serviceActions(id, 'secretsmanager')).toEqual(['secretsmanager:GetSecretValue']);
  });

  test('reads and writes items of the table and its indexes, never scans and never touches the table itself', () => {
    const items = serviceActions(id, 'dynamodb').filter((action) => !/Stream|Records|Shard/.test(action));
    expect([...new Set(items)].toSorted()).toEqual(itemActions(id));
    const ofIndexes = permissions(id).filter(({ Resource }) => /\/index\/\*/.test(JSON.stringify(Resource)));
    expect(ofIndexes.flatMap(({ Action }) => Action)).toEqual(id === 'Poster' ? [] : ['dynamodb:Query']);
  });
});

describe('the API', () => {
  const pathsFor = (action: string) =>
    permissions('Api')
      .filter(({ Action }) => [Action].flat().includes(action))
      .flatMap(({ Resource }) => JSON.stringify(Resource).match(/\/[\w/*-]+\*/g) ?? []);

  test('reads and writes pending and confirmed files and the versions of forms, of which it deletes drafts alone, and touches no other', () => {
    const actions = ['s3:DeleteObject', 's3:GetObject', 's3:ListBucket', 's3:PutObject'];
    expect([...new Set(serviceActions('Api', 's3'))].toSorted()).toEqual(actions);
    expect(pathsFor('s3:GetObject')).toEqual(['/pending/*', '/static/*', '/versions/*']);
    expect(pathsFor('s3:PutObject')).toEqual(['/pending/*', '/static/*', '/versions/*']);
    const ofWritten = ['inductionForm', 'permitForm', 'permit'].flatMap((owner) => [
      `/static/images/${owner}/*`,
      `/static/documents/${owner}/*`,
    ]);
    const deleted = ['/static/images/card/*', ...ofWritten, '/versions/*/draft-*'];
    expect(new Set(pathsFor('s3:DeleteObject'))).toEqual(new Set(deleted));
  });

  test('may keep the content of a form that is too large for the table where the store puts it', async () => {
    const keys: string[] = [];
    const large = {
      put: (key: string) => Promise.resolve(void keys.push(key)),
      get: () => Promise.resolve(undefined),
    };
    const text = randomBytes(100_000).toString('base64');
    const content = {
      formId: 'f',
      number: 1,
      name: '',
      inputSettings: { birthdayType: 0, taxNumberType: 0, representativeType: 2 },
    } as const;
    const project = { title: [text], description: [], address: [] };
    await formVersionWrite(large, { ...content, project, pages: [] }, { at: '', by: '', name: '' });
    expect(keys.map((key) => `/${key.split('/')[0]}/*`)).toEqual(['/versions/*']);
  });

  test('may list the bucket, so that a file that is not there is told from one that it may not read', () => {
    expect(statementOf('Api', 's3:ListBucket')).toMatchObject({ Effect: 'Allow', Action: 's3:ListBucket' });
    expect(JSON.stringify(statementOf('Api', 's3:ListBucket')?.Resource)).toMatch(/Files\w*Arn\w*"\}$/);
  });

  test('sends no message itself', () => {
    expect([...serviceActions('Api', 'ses'), ...serviceActions('Api', 'sns')]).toEqual([]);
  });
});

describe('the worker', () => {
  test('reads the photos of inductions and the versions of forms, writes photos of cards only, and takes away what is erased', () => {
    const pathsOf = (action: string) =>
      permissions('DueWork')
        .filter(({ Action }) => [Action].flat().includes(action))
        .flatMap(({ Resource }) => JSON.stringify(Resource).match(/\/[\w/]+\/\*/g) ?? []);
    const ofVersions = ['s3:DeleteObjectVersion', 's3:ListBucketVersions'];
    const actions = ['s3:DeleteObject', 's3:GetObject', 's3:ListBucket', 's3:PutObject', ...ofVersions].toSorted();
    expect([...new Set(serviceActions('DueWork', 's3'))].toSorted()).toEqual(actions);
    expect(pathsOf('s3:GetObject')).toEqual(['/static/images/userForm/*', '/versions/*']);
    expect(pathsOf('s3:PutObject')).toEqual(['/static/images/card/*']);
    expect(new Set(pathsOf('s3:DeleteObject'))).toEqual(new Set(['/static/*', '/versions/*']));
    expect(new Set(pathsOf('s3:DeleteObjectVersion'))).toEqual(new Set(['/pending/*', '/static/*']));
  });

  test('sends e-mail from our sender only', () => {
    expect(statementOf('DueWork', 'ses:SendEmail')).toMatchObject({
      Action: 'ses:SendEmail',
      Condition: { StringEquals: { 'ses:FromAddress': stageSettings('production').mailFrom } },
    });
  });

  test('sends SMS to numbers and to no topic', () => {
    const statement = statementOf('DueWork', 'sns:Publish');
    expect(statement).toMatchObject({ Action: 'sns:Publish', NotResource: 'arn:aws:sns:*:*:*' });
    expect(statement).not.toHaveProperty('Resource');
  });

  test('runs every minute, and a run that never started leaves a trace', () => {
    const { ScheduleExpression, State, Target } = named(
      stacks.templates.application,
      'AWS::Scheduler::Schedule',
      'EveryMinute',
    ).Properties;
    expect({ ScheduleExpression, State }).toEqual({ ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' });
    expect(Target).toMatchObject({ RetryPolicy: { MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 60 } });
    expect(JSON.stringify((Target as Record<string, unknown>)['DeadLetterConfig'])).toContain('DueWorkFailures');
  });

  test.each(['DueWorkFailures', 'ReminderFailures'])('%s are kept for 14 days, encrypted and by TLS only', (id) => {
    const { application } = stacks.templates;
    expect(named(application, 'AWS::SQS::Queue', id).Properties).toMatchObject({
      SqsManagedSseEnabled: true,
      MessageRetentionPeriod: 14 * 24 * 3600,
    });
    expect(statementsOf(named(application, 'AWS::SQS::QueuePolicy', id))[0]).toMatchObject({
      Effect: 'Deny',
      Condition: { Bool: { 'aws:SecureTransport': 'false' } },
    });
  });
});

describe('the reminders', () => {
  test('are made at six in the morning in Helsinki, summer and winter, and a run that fails leaves a trace', () => {
    const { application } = stacks.templates;
    const schedule = named(application, 'AWS::Scheduler::Schedule', 'EveryMorning').Properties;
    expect(schedule).toMatchObject({
      ScheduleExpression: 'cron(0 6 * * ? *)',
      ScheduleExpressionTimezone: 'Europe/Helsinki',
      State: 'ENABLED',
    });
    const { DestinationConfig, MaximumRetryAttempts } = named(
      application,
      'AWS::Lambda::EventInvokeConfig',
      'Reminders',
    ).Properties;
    expect(MaximumRetryAttempts).toBe(2);
    for (const trace of [schedule['Target'], DestinationConfig]) {
      expect(JSON.stringify(trace)).toContain('ReminderFailures');
    }
  });

  test('send no message themselves and touch no file', () => {
    expect(['ses', 'sns', 's3'].flatMap((service) => serviceActions('Reminders', service))).toEqual([]);
  });
});

describe('the stream of the table', () => {
  const mapping = () => only(stacks.templates.application, 'AWS::Lambda::EventSourceMapping').Properties;

  const message: Message = {
    _id: 'm1',
    kind: 'editCode',
    company: 'c1',
    about: 'userForm#u1',
    channel: 'email',
    to: 'worker@example.com',
    language: 'fi',
    data: {},
    created: '2026-11-20T06:00:00.000Z',
  };
  const at = message.created;
  const written = (write: Write): Record<string, unknown> => {
    if (!('put' in write)) throw new Error('not a new item');
    return write.put;
  };

  /** Whether Lambda would hand the record over: every leaf of the pattern names the values it may have, or what they begin with. */
  function isMatch(pattern: unknown, value: unknown): boolean {
    if (Array.isArray(pattern)) return pattern.some((one) => one === value || isBegunBy(one, value));
    const inner = Object.entries(pattern as Record<string, unknown>);
    return inner.every(([name, part]) => isMatch(part, (value as Record<string, unknown> | undefined)?.[name]));
  }

  const isBegunBy = (one: unknown, value: unknown) =>
    typeof value === 'string' && typeof one === 'object' && value.startsWith((one as { prefix: string }).prefix);

  function wakes(eventName: string, item: Record<string, unknown>): boolean {
    const NewImage = Object.fromEntries(Object.entries(item).map(([name, value]) => [name, { S: value }]));
    const { Filters } = mapping()['FilterCriteria'] as { Filters: { Pattern: string }[] };
    return Filters.some(({ Pattern }) => isMatch(JSON.parse(Pattern), { eventName, dynamodb: { NewImage } }));
  }

  test.each([
    ['a message', messageWrite(message)],
    ['a count', tallyWrite('t1', at, { formId: 'f1', started: 1 })],
    ['a notice', noticeWrite('n1', at, { formId: 'f1', company: 'c1', about: 'userForm#u1', data: {} })],
  ])('wakes the worker for %s that is new', (_, write) => {
    expect(wakes('INSERT', written(write))).toBe(true);
  });

  test('lets it sleep while nothing new is due', () => {
    expect(wakes('MODIFY', written(messageWrite(message)))).toBe(false);
    expect(wakes('REMOVE', {})).toBe(false);
    expect(wakes('INSERT', { GSI3PK: 'PARKED', GSI3SK: at })).toBe(false);
    expect(wakes('INSERT', { PK: 'UF#u1', SK: 'HEAD', GSI1PK: 'CO#c1' })).toBe(false);
  });

  test('gives a failing batch up after two more tries, since the next minute finds the same work', () => {
    expect(mapping()).toMatchObject({ MaximumRetryAttempts: 2, StartingPosition: 'LATEST' });
    expect(JSON.stringify(mapping()['DestinationConfig'])).toContain('DueWorkFailures');
    expect(serviceActions('DueWork', 'dynamodb')).toContain('dynamodb:GetRecords');
    expect(serviceActions('Api', 'dynamodb')).not.toContain('dynamodb:GetRecords');
  });
});

test('both functions keep apart what they may do', () => {
  const roles = (['Api', 'DueWork'] as const).map((id) => JSON.stringify(lambda(id)['Role']));
  expect(new Set(roles).size).toBe(2);
  const policies = Object.values(stacks.templates.application.findResources('AWS::IAM::Policy')) as Resource[];
  for (const { Properties } of policies) expect(Properties['Roles']).toHaveLength(1);
});

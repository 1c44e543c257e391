import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  BatchGetItemCommand,
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  ScanCommand,
  type TableDescription,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test } from 'vitest';
import { TABLE_DESIGN, TTL_ATTRIBUTE } from '../../../functions/store/table-design.ts';
import type { Installation } from '../../../infra/operator/installation.ts';
import { restoreBeside } from '../../../infra/operator/restoring/commands.ts';
import { tableRestorer } from '../../../infra/operator/restoring/table-restorer.ts';
import { settingsOf } from '../../../infra/aws/stages.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';
import { refused, type Templates } from './exports/stack-exports.ts';
import { RESTORED } from './exports/variants.ts';
import { named, only, synthesized } from './synthesized-product.ts';

const LIVE = 'tyomaaportti-production-data-Table1A2B';

/** DynamoDB's control plane with one table in use; what is restored is there at the second look, without all that a restore leaves out. */
function dynamodb(design: Partial<TableDescription> = TABLE_DESIGN as Partial<TableDescription>) {
  const client = new DynamoDBClient({ region: 'eu-north-1', credentials: { accessKeyId: 'a', secretAccessKey: 's' } });
  const asked: string[] = [];
  const made = new Map<string, TableDescription & { looks: number }>();
  const has = { ttl: false, recovery: false };
  const mock = mockClient(client);
  const tell = (name: string) => void asked.push(name);
  mock.on(DescribeTableCommand).callsFake(({ TableName }: { TableName: string }) => {
    const table = made.get(TableName);
    if (!table) throw new ResourceNotFoundException({ message: 'none', $metadata: {} });
    table.looks += 1;
    return { Table: { ...table, TableStatus: table.looks < 2 ? 'CREATING' : 'ACTIVE' } };
  });
  mock.on(RestoreTableToPointInTimeCommand).callsFake((input: Record<string, unknown>) => {
    tell(`restore ${String(input['SourceTableName'])} at ${JSON.stringify(input['RestoreDateTime'] ?? 'latest')}`);
    const TableName = String(input['TargetTableName']);
    const TableArn = `arn:aws:dynamodb:eu-north-1:123456789012:table/${TableName}`;
    made.set(TableName, { ...design, TableName, TableArn, looks: 0 });
    return {};
  });
  mock.on(UpdateTableCommand).callsFake((input: Record<string, unknown>) => {
    const table = made.get(String(input['TableName']));
    if (!table) throw new Error('no such table');
    if (input['StreamSpecification']) {
      tell('stream');
      Object.assign(table, {
        StreamSpecification: input['StreamSpecification'],
        LatestStreamArn: RESTORED.streamArn,
        looks: 0,
      });
    } else {
      tell('protection');
      table.DeletionProtectionEnabled = true;
    }
    return {};
  });
  mock.on(DescribeTimeToLiveCommand).callsFake(() => ({
    TimeToLiveDescription: { TimeToLiveStatus: has.ttl ? 'ENABLED' : 'DISABLED' },
  }));
  mock.on(UpdateTimeToLiveCommand).callsFake(({ TimeToLiveSpecification: { AttributeName } }) => {
    tell(`forgets by ${AttributeName}`);
    has.ttl = true;
    return {};
  });
  mock.on(DescribeContinuousBackupsCommand).callsFake(() => ({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: has.recovery ? 'ENABLED' : 'DISABLED' },
    },
  }));
  mock
    .on(UpdateContinuousBackupsCommand)
    .callsFake(({ PointInTimeRecoverySpecification: { RecoveryPeriodInDays } }) => {
      tell(`recovery of ${RecoveryPeriodInDays} days`);
      has.recovery = true;
      return {};
    });
  mock.on(TagResourceCommand).callsFake(({ Tags }: { Tags: { Value: string }[] }) => {
    tell(`marks ${Tags.map(({ Value }) => Value).join(' ')}`);
    return {};
  });
  mock.on(DeleteTableCommand).callsFake(({ TableName }: { TableName: string }) => {
    tell(`delete ${TableName}`);
    made.delete(TableName);
    return {};
  });
  const restorer = tableRestorer({ client, name: LIVE, stage: 'production', isProtected: true, waitMilliseconds: 0 });
  return { restorer, asked, mock };
}

const given = ({ restorer }: ReturnType<typeof dynamodb>) => ({ restorer }) as unknown as Installation;
const order = [
  'stream',
  `forgets by ${TTL_ATTRIBUTE}`,
  'recovery of 35 days',
  'protection',
  'marks tyomaaportti production',
];

test('a table that was restored by the runbook is the one that the stage uses, with all that a restore leaves out', async () => {
  const aws = dynamodb();
  const asked = { to: RESTORED.name, at: '2026-11-20T06:00:00Z' };
  const { lines } = await restoreBeside(given(aws), asked);
  expect(aws.asked).toEqual([`restore ${LIVE} at "2026-11-20T06:00:00.000Z"`, ...order]);

  // The printed setting goes into the stage's file of settings as it stands.
  const file = path.join(await temporaryFolder(), 'settings.json');
  const printed = JSON.parse(lines.at(-1) ?? '') as object;
  writeFileSync(file, JSON.stringify({ ...printed, mailFrom: 'a@esimerkki.fi', alarmMail: 'b@esimerkki.fi' }));
  const { restoredTable } = settingsOf('production', file);
  expect(restoredTable).toEqual(RESTORED);

  const before = synthesized('production');
  const after = synthesized('production', { restoredTable });
  const { application, data } = after.templates;
  for (const id of ['Api', 'DueWork', 'Reminders', 'Poster']) {
    const { Environment } = named(application, 'AWS::Lambda::Function', id).Properties as {
      Environment: { Variables: Record<string, unknown> };
    };
    expect(Environment.Variables['TABLE_NAME']).toBe(RESTORED.name);
    const rights = named(application, 'AWS::IAM::Policy', `${id}ServiceRoleDefaultPolicy`);
    expect(JSON.stringify(rights)).toContain(`:table/${RESTORED.name}`);
    expect(JSON.stringify(rights)).not.toMatch(/ExportsOutput\w*Table/);
  }
  expect(only(application, 'AWS::Lambda::EventSourceMapping').Properties['EventSourceArn']).toBe(RESTORED.streamArn);
  // The table from before stays where it is, and the deployment takes nothing from those who still use it.
  expect(only(data, 'AWS::DynamoDB::GlobalTable')).toEqual(only(before.templates.data, 'AWS::DynamoDB::GlobalTable'));
  const json = ({ templates }: typeof before): Templates =>
    Object.fromEntries(Object.entries(templates).map(([name, one]) => [name, one.toJSON()]));
  expect([refused(json(before), json(after)), refused(json(after), json(before))]).toEqual([[], []]);
});

test('a restore that broke off goes on where it was when it is given again', async () => {
  const aws = dynamodb();
  aws.mock
    .on(UpdateTimeToLiveCommand)
    .rejectsOnce(new Error('lost'))
    .callsFake(() => ({}));
  await expect(restoreBeside(given(aws), { to: 'again' })).rejects.toThrow('lost');
  expect(aws.asked).toEqual([`restore ${LIVE} at "latest"`, 'stream']);
  await restoreBeside(given(aws), { to: 'again' });
  expect(aws.asked.slice(2)).toEqual(['recovery of 35 days', 'protection', 'marks tyomaaportti production']);
});

test('a table of another design, a time that is none, and a machine of one’s own are refused', async () => {
  const { GlobalSecondaryIndexes, ...keys } = TABLE_DESIGN;
  const without = dynamodb({ ...keys, GlobalSecondaryIndexes: GlobalSecondaryIndexes.slice(1) } as object);
  await expect(restoreBeside(given(without), { to: 'other' })).rejects.toThrow('other lacks GSI1');
  await expect(restoreBeside(given(without), { to: 'other', at: 'yesterday' })).rejects.toThrow('--at is a time');
  await expect(restoreBeside({} as Installation, { to: 'other' })).rejects.toThrow('use backup and restore');
});

test('a drill walks the same way, unprotected, compares what came back with what is there now, and deletes it', async () => {
  const aws = dynamodb();
  const item = (SK: string, name: string) => ({ PK: { S: 'CO#1' }, SK: { S: SK }, name: { S: name } });
  aws.mock.on(ScanCommand).resolves({ Items: [item('1', 'a'), item('2', 'b'), item('3', 'c')] });
  aws.mock.on(BatchGetItemCommand).resolves({ Responses: { [LIVE]: [item('1', 'a'), item('2', 'changed')] } });
  const { compared } = await aws.restorer.drill();
  expect(compared).toEqual({ items: 3, same: 1, changed: 1, gone: 1 });
  const steps = order.filter((step) => step !== 'protection');
  expect(aws.asked).toEqual([`restore ${LIVE} at "latest"`, ...steps, `delete ${LIVE}-drill`]);
});

test('a table that an earlier drill has left is not taken for what this one restores', async () => {
  const aws = dynamodb();
  aws.mock.on(ScanCommand).rejectsOnce(new Error('lost')).resolves({ Items: [] });
  await expect(aws.restorer.drill()).rejects.toThrow('lost');
  expect(aws.asked.at(-1)).toBe(`delete ${LIVE}-drill`);
  aws.mock.on(TagResourceCommand).rejects(new Error('broken off'));
  await expect(aws.restorer.drill()).rejects.toThrow('broken off');
  await expect(aws.restorer.drill()).rejects.toThrow(`${LIVE}-drill was left by an earlier drill: delete it first.`);
});

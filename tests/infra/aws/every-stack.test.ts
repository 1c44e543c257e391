import { beforeAll, describe, expect, test } from 'vitest';
import { type Resource, type StackName, statementsOf, type Synthesized, synthesized } from './synthesized-product.ts';

const STAGES = ['test', 'production'];
/** What is gone when its firewall or its domain is switched off goes after the edge; all else by how long it lives. */
const LIVE_LONGER: StackName[] = ['data', 'edge', 'application', 'site', 'operations'];

/** The library's own, which runs once, when a trial is destroyed. */
const isEmptying = ({ Description }: Resource['Properties']) =>
  JSON.stringify(Description ?? '').includes('auto-deleting');

describe.each(STAGES)('every stack of the stage %s', (stage) => {
  let stacks: Synthesized;
  const all = (type: string): Resource[] =>
    stacks.all.filter(([, , { Type }]) => Type === type).map(([, , resource]) => resource);

  beforeAll(() => {
    stacks = synthesized(stage);
  });

  test('is made without an account, credentials or a warning', () => {
    expect(JSON.stringify(stacks.all.map(([, , { Properties }]) => Properties))).not.toMatch(/"\d{12}"|::\d{12}:/);
    expect(stacks.messages).toEqual([]);
  });

  test('knows only stacks that live longer', () => {
    const order: StackName[] = LIVE_LONGER;
    for (const [position, name] of order.entries()) {
      const known = stacks.product[name].dependencies.map(({ artifactId }) => artifactId.split('-').at(-1));
      expect(known.filter((other) => order.slice(position).some((later) => later === other))).toEqual([]);
    }
  });

  test('keeps its buckets from the public, encrypted, and owned by the account', () => {
    expect(all('AWS::S3::Bucket')).toHaveLength(3);
    for (const { Properties } of all('AWS::S3::Bucket')) {
      expect(Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
        },
      });
    }
  });

  test('refuses to hand anything from a bucket without TLS 1.2', () => {
    expect(all('AWS::S3::BucketPolicy')).toHaveLength(3);
    for (const policy of all('AWS::S3::BucketPolicy')) {
      const denied = statementsOf(policy).filter(({ Effect }) => Effect === 'Deny');
      expect(denied.map(({ Condition }) => Condition)).toEqual([
        { Bool: { 'aws:SecureTransport': 'false' } },
        { NumericLessThan: { 's3:TlsVersion': 1.2 } },
      ]);
      for (const { Action, Principal } of denied) expect([Action, Principal]).toEqual(['s3:*', { AWS: '*' }]);
    }
  });

  test('has no log that never forgets, and no function without a log of its own', () => {
    const logs = all('AWS::Logs::LogGroup');
    expect(logs.length).toBeGreaterThan(4);
    for (const { Properties } of logs) expect(Properties['RetentionInDays']).toBeLessThanOrEqual(30);
    for (const { Properties } of all('AWS::Lambda::Function'))
      expect(Properties['LoggingConfig']).toHaveProperty('LogGroup');
  });

  test('allows nobody every action of a service, but the library its own deployments', () => {
    const wide = stacks.all
      .filter(([, , { Type }]) => Type === 'AWS::IAM::Policy')
      .filter(([, , policy]) =>
        statementsOf(policy).some(({ Action }) => [Action].flat().some((action) => action.includes('*'))),
      );
    expect(new Set(wide.map(([, id]) => id.replace(/\d.*/, '')))).toEqual(new Set(['CustomCDKBucketDeployment']));
  });

  test('allows an action on all resources only where AWS knows no others', () => {
    const everywhere = stacks.all
      .filter(([, , { Type }]) => Type === 'AWS::IAM::Policy')
      .flatMap(([, , policy]) => statementsOf(policy))
      .filter(({ Resource }) => [Resource].flat().includes('*'));
    expect(everywhere.map(({ Action }) => Action)).toEqual([
      'ses:GetSendStatistics',
      ['cloudfront:CreateInvalidation', 'cloudfront:GetInvalidation'],
    ]);
  });

  test('runs nothing on a Node that Lambda is about to retire', () => {
    const runtimes = all('AWS::Lambda::Function').map(({ Properties }) => Properties['Runtime']);
    expect(new Set(runtimes)).toEqual(new Set(['nodejs24.x', 'python3.13']));
  });

  test('sends by each schedule its default event, which the bundles are walked with', () => {
    expect(all('AWS::Scheduler::Schedule')).toHaveLength(3);
    for (const { Properties } of all('AWS::Scheduler::Schedule')) {
      expect(Properties['Target']).not.toHaveProperty('Input');
    }
  });

  test('bears the marks by which its costs are found', () => {
    for (const { Properties } of [
      ...all('AWS::S3::Bucket'),
      ...all('AWS::Lambda::Function').filter(({ Properties }) => !isEmptying(Properties)),
      ...all('AWS::SQS::Queue'),
    ]) {
      expect(Properties['Tags']).toEqual(
        expect.arrayContaining([
          { Key: 'product', Value: 'tyomaaportti' },
          { Key: 'stage', Value: stage },
        ]),
      );
    }
  });
});

test('the stages share nothing', () => {
  const [trial, production] = STAGES.map((stage) =>
    Object.values(synthesized(stage).product).map(({ stackName }) => stackName),
  );
  expect(trial?.filter((name) => production?.includes(name))).toEqual([]);
});

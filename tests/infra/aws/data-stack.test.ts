import { beforeAll, describe, expect, test } from 'vitest';
import { TABLE_DESIGN, TTL_ATTRIBUTE } from '../../../functions/store/table-design.ts';
import {
  actionsOf,
  only,
  type Resource,
  type Statement,
  statementsOf,
  type Synthesized,
  synthesized,
} from './synthesized-product.ts';

let stacks: Synthesized;
let trial: Synthesized;

beforeAll(() => {
  stacks = synthesized('production');
  trial = synthesized('test');
});

/** What holds something that nobody can make anew. */
const HOLDING = new Set([
  'AWS::DynamoDB::GlobalTable',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
  'AWS::Backup::BackupVault',
]);

const data = (of: Synthesized, type: string) => only(of.templates.data, type);

describe('the table on AWS', () => {
  const table = () => data(stacks, 'AWS::DynamoDB::GlobalTable').Properties;
  const replica = (of: Synthesized) =>
    (data(of, 'AWS::DynamoDB::GlobalTable').Properties['Replicas'] as Record<string, unknown>[])[0];

  test('has the keys of the local table', () => {
    expect(table()['KeySchema']).toEqual(TABLE_DESIGN.KeySchema);
    expect(table()['AttributeDefinitions']).toEqual(TABLE_DESIGN.AttributeDefinitions);
  });

  test('has the indexes of the local table, with the same projections', () => {
    expect(table()['GlobalSecondaryIndexes']).toEqual(TABLE_DESIGN.GlobalSecondaryIndexes);
  });

  test('is paid by request', () => {
    expect(table()['BillingMode']).toBe('PAY_PER_REQUEST');
  });

  test('forgets by the attribute that the functions write', () => {
    expect(table()['TimeToLiveSpecification']).toEqual({ AttributeName: TTL_ATTRIBUTE, Enabled: true });
  });

  test('can be restored to any second of 35 days', () => {
    const recovery = {
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
    };
    expect(replica(stacks)).toMatchObject(recovery);
    expect(replica(trial)).toMatchObject(recovery);
  });

  test('tells of each change with what was before and after', () => {
    expect(table()['StreamSpecification']).toEqual({ StreamViewType: 'NEW_AND_OLD_IMAGES' });
  });

  test('cannot be deleted in production, by hand or with its stack', () => {
    expect(replica(stacks)).toMatchObject({ DeletionProtectionEnabled: true });
    expect(data(stacks, 'AWS::DynamoDB::GlobalTable').DeletionPolicy).toBe('Retain');
    expect(stacks.product.data.terminationProtection).toBe(true);
    expect(replica(trial)).toMatchObject({ DeletionProtectionEnabled: false });
  });
});

describe('the bucket of uploaded files', () => {
  const bucket = () => data(stacks, 'AWS::S3::Bucket');
  const rule = (id: string) =>
    (bucket().Properties['LifecycleConfiguration'] as { Rules: { Id: string }[] }).Rules.find(({ Id }) => Id === id);

  test('keeps what was overwritten or deleted for 90 days, and itself when its stack goes', () => {
    expect(bucket().Properties['VersioningConfiguration']).toEqual({ Status: 'Enabled' });
    expect(rule('old-versions')).toMatchObject({
      NoncurrentVersionExpiration: { NoncurrentDays: 90 },
      Status: 'Enabled',
    });
    expect(bucket().DeletionPolicy).toBe('Retain');
  });

  test('forgets after a day what nobody has confirmed', () => {
    expect(rule('unconfirmed')).toMatchObject({
      Prefix: 'pending/',
      ExpirationInDays: 1,
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
      Status: 'Enabled',
    });
  });

  test('forgets a large evidence file a day after it was fetched', () => {
    expect(rule('large-evidence')).toMatchObject({
      Prefix: 'static/documents/evidence/',
      ExpirationInDays: 1,
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
      Status: 'Enabled',
    });
  });

  test('lets browsers post from a CloudFront site and do nothing else', () => {
    expect(bucket().Properties['CorsConfiguration']).toEqual({
      CorsRules: [
        { AllowedMethods: ['POST'], AllowedOrigins: ['https://*.cloudfront.net'], AllowedHeaders: ['*'], MaxAge: 3600 },
      ],
    });
  });

  test('lets the distributions of this account read confirmed files and nobody anything else', () => {
    const allowed = statementsOf(data(stacks, 'AWS::S3::BucketPolicy')).filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toHaveLength(1);
    expect(allowed[0]).toMatchObject({ Action: 's3:GetObject', Principal: { Service: 'cloudfront.amazonaws.com' } });
    expect(JSON.stringify(allowed[0]?.Resource)).toContain('/static/*"');
    expect(JSON.stringify(allowed[0]?.Condition)).toMatch(/ArnLike.*AWS:SourceArn.*AWS::AccountId.*:distribution\/\*/);
  });
});

describe('the keys', () => {
  const secret = () => data(stacks, 'AWS::SecretsManager::Secret');

  test('are made where they are kept: no template holds one', () => {
    expect(secret().Properties).not.toHaveProperty('SecretString');
    expect(secret().Properties['GenerateSecretString']).toEqual({
      SecretStringTemplate: '{}',
      GenerateStringKey: 'origin',
      PasswordLength: 48,
      ExcludePunctuation: true,
    });
  });

  test('outlive their stack in production', () => {
    const policies = (of: Synthesized): (string | undefined)[] =>
      Object.values(of.templates.data.toJSON()['Resources'] as Record<string, Resource>)
        .filter(({ Type }) => HOLDING.has(Type))
        .map(({ DeletionPolicy }) => DeletionPolicy);
    expect(policies(stacks)).toHaveLength(4);
    expect(new Set(policies(stacks))).toEqual(new Set(['Retain', 'RetainExceptOnCreate']));
    expect(new Set(policies(trial))).toEqual(new Set(['Delete']));
  });
});

describe('the weekly backups', () => {
  const vault = () => data(stacks, 'AWS::Backup::BackupVault');

  test('copy the table and the files each week into a vault of their own, and nowhere in a trial', () => {
    const { BackupPlan } = data(stacks, 'AWS::Backup::BackupPlan').Properties as {
      BackupPlan: { BackupPlanRule: Record<string, unknown>[] };
    };
    expect(BackupPlan.BackupPlanRule).toMatchObject([
      { ScheduleExpression: 'cron(0 1 ? * SUN *)', Lifecycle: { DeleteAfterDays: 35 } },
    ]);
    const { BackupSelection } = data(stacks, 'AWS::Backup::BackupSelection').Properties as {
      BackupSelection: { Resources: unknown[] };
    };
    expect(JSON.stringify(BackupSelection.Resources)).toMatch(/Table.*Arn.*Files.*Arn/);
    trial.templates.data.resourceCountIs('AWS::Backup::BackupVault', 0);
  });

  test('outlive their stack where it is protected, but not a deployment that made their vault in vain', () => {
    const backedUp = synthesized('test', { backups: { keepDays: 7 } });
    const policies = [vault(), data(backedUp, 'AWS::Backup::BackupVault')].map(({ DeletionPolicy }) => DeletionPolicy);
    expect(policies).toEqual(['RetainExceptOnCreate', 'Delete']);
  });

  test('cannot be deleted before their time by any role of the stage, whatever it may do else', () => {
    const { AccessPolicy, LockConfiguration } = vault().Properties as {
      AccessPolicy: { Statement: Statement[] };
      LockConfiguration: unknown;
    };
    expect(LockConfiguration).toMatchObject({ MinRetentionDays: 35 });
    expect(AccessPolicy.Statement).toMatchObject([
      {
        Effect: 'Deny',
        Principal: { AWS: '*' },
        Action: ['backup:DeleteRecoveryPoint', 'backup:UpdateRecoveryPointLifecycle'],
      },
    ]);
    const rights = stacks.all
      .filter(([, , { Type }]) => Type === 'AWS::IAM::Policy')
      .flatMap(([, , one]) => statementsOf(one));
    expect(actionsOf(rights).filter((action) => action.startsWith('backup'))).toEqual([]);
  });
});

test('a trial can be destroyed whole: its buckets are emptied, and nothing is kept', () => {
  const buckets = trial.all.filter(([, , { Type }]) => Type === 'AWS::S3::Bucket');
  const emptied = trial.all.filter(([, , { Type }]) => Type === 'Custom::S3AutoDeleteObjects');
  expect([buckets.length, emptied.length]).toEqual([3, 3]);
  const kept = trial.all.filter(([, , { DeletionPolicy }]) => DeletionPolicy?.startsWith('Retain'));
  expect(kept.map(([, id]) => id)).toEqual([]);
  expect(trial.product.data.terminationProtection).toBe(false);
  expect(stacks.all.filter(([, , { Type }]) => Type === 'Custom::S3AutoDeleteObjects')).toEqual([]);
});

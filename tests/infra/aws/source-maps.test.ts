import { beforeAll, expect, test } from 'vitest';
import { named, only, type Synthesized, synthesized } from './synthesized-product.ts';

let stacks: Synthesized;

beforeAll(() => {
  stacks = synthesized('production');
});

const application = () => stacks.templates.application;

test('source maps go to a private bucket that forgets those of a release 400 days after the next', () => {
  const { Properties } = named(application(), 'AWS::S3::Bucket', 'SourceMaps');
  expect(Properties).toMatchObject({
    PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
    VersioningConfiguration: { Status: 'Enabled' },
    LifecycleConfiguration: {
      Rules: [
        { Status: 'Enabled', NoncurrentVersionExpiration: { NoncurrentDays: 400 }, ExpiredObjectDeleteMarker: true },
      ],
    },
  });
  const policy = named(application(), 'AWS::S3::BucketPolicy', 'SourceMaps').Properties['PolicyDocument'];
  expect((policy as { Statement: { Effect: string }[] }).Statement.map(({ Effect }) => Effect)).toEqual([
    'Deny',
    'Deny',
  ]);
  expect(JSON.stringify(Object.values(application().toJSON()['Outputs'] as object))).toMatch(/"Ref":"SourceMaps\w+"/);
});

test('a release leaves its source maps there before its functions are called, also where it is undone', () => {
  const { Properties } = only(application(), 'Custom::CDKBucketDeployment');
  const [key = ''] = Properties['SourceObjectKeys'] as string[];
  expect(stacks.assetFiles(key)).toContain('api/0123456789ab/index.mjs.map');
  expect(Properties['Prune']).not.toBe(false);
  for (const id of ['Api', 'DueWork', 'Reminders', 'Poster']) {
    const { DependsOn = [] } = named(application(), 'AWS::Lambda::Function', id);
    expect(DependsOn.some((one) => one.startsWith('KeepSourceMapsCustomResource'))).toBe(true);
  }
});

test('no function carries a source map', () => {
  const functions = stacks.all.filter(([, , { Type }]) => Type === 'AWS::Lambda::Function');
  const keys = functions
    .filter(
      ([, , { Properties }]) => Properties['Runtime'] === 'nodejs24.x' && Properties['Handler'] === 'index.handler',
    )
    .map(([, , { Properties }]) => (Properties['Code'] as { S3Key: string }).S3Key);
  const files = new Set(keys.flatMap((key) => stacks.assetFiles(key)));
  expect([...files]).toContain('index.mjs');
  expect([...files].filter((file) => file.endsWith('.map'))).toEqual([]);
});

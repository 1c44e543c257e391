import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Stack } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { EXPLAINED_FINDINGS } from '../../../infra/aws/policy/explained-findings.ts';
import { newApp } from '../../../infra/aws/product.ts';
import { synthesized } from './synthesized-product.ts';

test('every finding of AwsSolutions is mended or explained, and no explanation is of something that is not found', () => {
  const explained = ['production', 'test'].map((stage) => synthesized(stage).explained);
  expect(
    EXPLAINED_FINDINGS.filter((one) => !explained.some((found) => found.has(one))).map(({ finding }) =>
      String(finding),
    ),
  ).toEqual([]);
});

test('a finding that nobody has explained stops the synthesis', () => {
  const app = newApp('.build/test-stacks/out-unexplained');
  new Bucket(new Stack(app, 'loose'), 'Open');
  expect(() => app.synth()).toThrow(/AwsSolutions-S10/);
});

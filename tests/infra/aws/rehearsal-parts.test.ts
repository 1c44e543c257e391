import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Cdk, cdkParts } from '../../../infra/operator/rehearse/cdk-parts.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';
import { synthesized } from './synthesized-product.ts';

test('a rehearsal goes through the commands of the CDK, stack by stack, with the assemblies of two versions', async () => {
  const folder = await temporaryFolder();
  const { assembly } = synthesized('test');
  const asked: string[] = [];
  const cdk: Cdk = (args) => {
    asked.push(args.join(' ').replaceAll(folder, ''));
    const output = args[args.indexOf('--output') + 1];
    if (args[0] === 'synth' && output) cpSync(assembly, output, { recursive: true });
    return Promise.resolve();
  };
  const parts = cdkParts({ folder, cdk });
  const stacks = await parts.stacks();
  for (const [index, { needs }] of stacks.entries()) {
    const before = new Set(stacks.slice(0, index).map(({ name }) => name));
    expect(needs.filter((need) => !before.has(need))).toEqual([]);
  }
  const names = ['application', 'data', 'edge', 'firewall', 'global', 'operations', 'site'];
  expect(stacks.map(({ name }) => name).toSorted()).toEqual(names.map((name) => `tyomaaportti-test-${name}`));
  expect(stacks.find(({ name }) => name.endsWith('-edge'))?.types).toContain('AWS::CloudFront::Distribution');

  await parts.bootstrap();
  await parts.deploy('tyomaaportti-test-data', 'next');
  await parts.destroy();
  expect(asked).toEqual([
    'synth --quiet -c stage=test -c settings=/first.json --output /first',
    'synth --quiet -c stage=test -c settings=/next.json --output /next',
    'bootstrap --app /first',
    'deploy tyomaaportti-test-data --exclusively --require-approval never --app /next',
    'destroy --all --force --app /first',
  ]);
});

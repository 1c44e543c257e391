import { beforeAll, describe, expect, test } from 'vitest';
import { only, type Synthesized, synthesized } from './synthesized-product.ts';

let stacks: Synthesized;

beforeAll(() => {
  stacks = synthesized('production');
});

describe('a new version of the API', () => {
  test('is called by the alias alone, so that going back is a move of the alias', () => {
    const { IntegrationUri } = only(stacks.templates.application, 'AWS::ApiGatewayV2::Integration').Properties;
    expect(JSON.stringify(IntegrationUri)).toContain('ApiLive');
  });

  test('gets a tenth of the calls for five minutes in production, and goes back by itself when it fails', () => {
    expect(only(stacks.templates.application, 'AWS::CodeDeploy::DeploymentGroup').Properties).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      AlarmConfiguration: { Enabled: true, Alarms: [expect.anything(), expect.anything()] as unknown },
      AutoRollbackConfiguration: {
        Enabled: true,
        Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM']) as unknown,
      },
    });
    const trial = synthesized('test').templates.application;
    expect(only(trial, 'AWS::CodeDeploy::DeploymentGroup').Properties).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaAllAtOnce',
    });
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import {
  named,
  type Resource,
  type Statement,
  statementsOf,
  type Synthesized,
  synthesized,
} from './synthesized-product.ts';

const FUNCTIONS = ['Api', 'DueWork', 'Poster', 'Reminders'];
const CANARY = 'CodeDeployDefault.LambdaCanary10Percent5Minutes';
const AT_ONCE = 'CodeDeployDefault.LambdaAllAtOnce';

let stacks: Synthesized;

beforeAll(() => {
  stacks = synthesized('production');
});

const application = () => stacks.templates.application;
const group = (name: string, of = stacks) =>
  named(of.templates.application, 'AWS::CodeDeploy::DeploymentGroup', `${name}Release`).Properties;
const alias = (name: string, of = stacks) =>
  named(of.templates.application, 'AWS::Lambda::Alias', `${name}Live`) as Resource & {
    UpdatePolicy: { CodeDeployLambdaAliasUpdate: Record<string, unknown> };
  };
const alarmsOf = (name: string) =>
  Object.entries(application().findResources('AWS::CloudWatch::Alarm')).filter(([id]) =>
    id.startsWith(`${name}Release`),
  );

describe.each(FUNCTIONS)('a new version of %s', (name) => {
  test('is called by the alias alone, so that going back is a move of the alias', () => {
    const callers = ['AWS::ApiGatewayV2::Integration', 'AWS::Scheduler::Schedule', 'AWS::Lambda::EventSourceMapping']
      .flatMap((type) => Object.values(application().findResources(type)))
      .map(({ Properties }) => JSON.stringify(Properties));
    expect(callers).toHaveLength(5);
    expect(callers.filter((caller) => caller.includes(`"${name}Live`)).length).toBeGreaterThan(0);
    // The function itself, without a version, is named by no caller.
    expect(callers.join('\n')).not.toMatch(new RegExp(`"Fn::GetAtt":\\["${name}[0-9A-F]{8}"`));
  });

  test('is asked for its health before it is called, and goes back by itself where it fails', () => {
    expect(JSON.stringify(alias(name).UpdatePolicy)).toMatch(/"BeforeAllowTrafficHook":\{"Ref":"CheckRelease/);
    expect(group(name)).toMatchObject({
      AutoRollbackConfiguration: { Enabled: true, Events: expect.arrayContaining(['DEPLOYMENT_FAILURE']) as unknown },
    });
  });

  test('goes out at once in an emergency, asks nobody, and no alarm that rings stops it or undoes it', () => {
    const emergency = synthesized('production', {}, { isEmergency: true });
    const { AlarmConfiguration, AutoRollbackConfiguration, DeploymentConfigName } = group(name, emergency);
    expect([DeploymentConfigName, AlarmConfiguration]).toEqual([AT_ONCE, { Enabled: false }]);
    expect(JSON.stringify(AutoRollbackConfiguration)).not.toContain('ALARM');
    expect(alias(name, emergency).UpdatePolicy.CodeDeployLambdaAliasUpdate).not.toHaveProperty(
      'BeforeAllowTrafficHook',
    );
  });
});

describe.each(['Api', 'DueWork'])('the five minutes in which a version of %s is new', (name) => {
  test('let it have a tenth of the work in production, where it goes back when an alarm rings', () => {
    expect(group(name)).toMatchObject({
      DeploymentConfigName: CANARY,
      AlarmConfiguration: { Enabled: true, Alarms: [expect.anything(), expect.anything()] as unknown },
      AutoRollbackConfiguration: { Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM']) as unknown },
    });
    expect(group(name, synthesized('test'))).toMatchObject({ DeploymentConfigName: AT_ONCE });
  });

  test('are watched by alarms that look at the new version only', () => {
    const version = `"Fn::GetAtt":["${name}CurrentVersion`;
    const alarms = alarmsOf(name);
    expect(alarms).toHaveLength(2);
    const filter = named(application(), 'AWS::Logs::MetricFilter', `${name}ReleaseFaults`).Properties;
    expect(JSON.stringify(filter['FilterPattern'])).toContain('$.functionVersion = ');
    expect(JSON.stringify(filter['FilterPattern'])).toContain(version);
    const [{ MetricName: counted } = { MetricName: '' }] = filter['MetricTransformations'] as { MetricName: unknown }[];
    expect(JSON.stringify(counted)).toContain(version);
    for (const [, { Properties }] of alarms) {
      const { Dimensions = [], MetricName } = Properties as { Dimensions?: { Name: string }[]; MetricName: unknown };
      const ofVersion = JSON.stringify(Dimensions.find(({ Name }) => Name === 'ExecutedVersion') ?? null);
      expect(JSON.stringify(MetricName) === JSON.stringify(counted) || ofVersion.includes(version)).toBe(true);
    }
  });

  test('have alarms of their own, which no fault of the version before has set off', () => {
    for (const [, { Properties }] of alarmsOf(name))
      expect(JSON.stringify((Properties as { AlarmName?: unknown }).AlarmName)).toContain(
        `"Fn::GetAtt":["${name}CurrentVersion`,
      );
  });

  test('are not ended by one run that is out of time: it takes faults in two minutes', () => {
    for (const [, { Properties }] of alarmsOf(name)) {
      expect(Properties).toMatchObject({ Threshold: 0, Period: 60, EvaluationPeriods: 5, DatapointsToAlarm: 2 });
    }
  });
});

describe('what asks new versions', () => {
  test('may run versions of those functions, read the secret between edge and API, and tell CodeDeploy, and nothing else', () => {
    const policy = named(application(), 'AWS::IAM::Policy', 'CheckReleaseServiceRoleDefaultPolicy');
    const statements: Statement[] = statementsOf(policy);
    expect(statements.flatMap(({ Action }) => Action).toSorted()).toEqual([
      'codedeploy:PutLifecycleEventHookExecutionStatus',
      'lambda:InvokeFunction',
      'secretsmanager:GetSecretValue',
    ]);
    const { Resource: invoked } = statements.find(({ Action }) => Action === 'lambda:InvokeFunction') ?? {};
    // Of every version, so that the policy stands from one release to the next.
    const everyVersion = (name: string) =>
      expect.stringMatching(new RegExp(`^{"Fn::Join":\\["",\\[{"Fn::GetAtt":\\["${name}[0-9A-F]{8}","Arn"\\]},":\\*"`));
    expect((invoked as unknown[]).map((one) => JSON.stringify(one))).toEqual(FUNCTIONS.map(everyVersion));
  });

  test('is there with its rights before a version is moved', () => {
    for (const name of FUNCTIONS)
      expect(alias(name).DependsOn).toEqual(
        expect.arrayContaining([expect.stringMatching(/^CheckReleaseServiceRoleDefaultPolicy/)]),
      );
    const asked = Object.values(application().findResources('AWS::Lambda::EventInvokeConfig'));
    for (const { Properties } of asked) expect(Properties).toHaveProperty('Qualifier');
  });
});

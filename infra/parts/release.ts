import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Alarm, type AlarmProps, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Alias, type Function as LambdaFunction, type IFunction, type IVersion } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { withRunbook } from './runbook.ts';
import type { Settings } from '../settings.ts';

const MINUTE = Duration.minutes(1);

type ReleaseProps = { api: LambdaFunction; httpApi: HttpApi; settings: Settings };

/**
 * The version of the API that is called. A new one gets a tenth of the calls for five minutes before it gets all, where
 * the stage releases slowly; when it fails meanwhile CodeDeploy goes back to the one before.
 */
export function released(scope: Construct, { api, httpApi, settings }: ReleaseProps): IFunction {
  // The library's classes and interfaces differ in optional properties that may be undefined.
  const version = api.currentVersion as IVersion;
  const live = new Alias(scope, 'ApiLive', { aliasName: 'live', version });
  const alarm = (id: string, says: string, watched: Pick<AlarmProps, 'metric' | 'threshold'>) =>
    new Alarm(scope, id, {
      ...watched,
      alarmDescription: withRunbook(says, 'Bad release'),
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  new LambdaDeploymentGroup(scope, 'ApiRelease', {
    alias: live,
    deploymentConfig: settings.releasesSlowly
      ? LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES
      : LambdaDeploymentConfig.ALL_AT_ONCE,
    alarms: [
      alarm('ReleaseCrashes', 'The API ends before it answers.', {
        metric: live.metricErrors({ period: MINUTE }),
        threshold: 0,
      }),
      alarm('ReleaseFails', 'The API answers with faults of its own.', {
        metric: httpApi.metricServerError({ period: MINUTE, statistic: 'Sum' }),
        threshold: 2,
      }),
    ],
    autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
  });
  return live as IFunction;
}

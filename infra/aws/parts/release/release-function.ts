import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import {
  Alias,
  type Function as LambdaFunction,
  type IAlias,
  type IFunction,
  type IVersion,
} from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Settings } from '../../settings.ts';
import { withRunbook } from '../runbook.ts';

/** The alias through which every function is called. */
const LIVE = 'live';
const MINUTE = Duration.minutes(1);
/** One minute with a fault may have any cause; a version with faults in two of its first five minutes is rolled back. */
const WATCHED_MINUTES = 5;
const BAD_MINUTES = 2;

export type ReleaseProps = {
  name: 'Api' | 'DueWork' | 'Reminders' | 'Poster';
  user: LambdaFunction;
  settings: Settings;
  /** The log event of a fault in the function; undefined when it runs too seldom for a tenth of its runs to show anything, or its faults harm nobody. */
  logsFault: string | undefined;
  /** The function that checks a new version before it receives calls. */
  check: IFunction;
  isEmergency: boolean;
};

/**
 * The live version of a function. A new version must pass its health check. When the stage releases slowly, the version gets a tenth of the
 * calls for five minutes before it gets all, and CodeDeploy rolls it back on failure. In an emergency the version gets all calls at once,
 * whatever alarm rings.
 */
export function releaseFunction(
  scope: Construct,
  { name, user, settings, logsFault, check, isEmergency }: ReleaseProps,
): IAlias {
  // The library's classes and interfaces differ in optional properties that may be undefined.
  const live = new Alias(scope, `${name}Live`, { aliasName: LIVE, version: user.currentVersion as IVersion });
  const alarms = logsFault === undefined ? [] : [crashes(scope, name, user), faults(scope, { name, user, logsFault })];
  // The filter exists before the version's first call, so that it counts every line.
  live.node.addDependency(...alarms);
  new LambdaDeploymentGroup(scope, `${name}Release`, {
    alias: live,
    deploymentConfig:
      settings.releasesSlowly && !isEmergency && alarms.length > 0
        ? LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES
        : LambdaDeploymentConfig.ALL_AT_ONCE,
    alarms: isEmergency ? [] : alarms,
    autoRollback: {
      failedDeployment: true,
      stoppedDeployment: true,
      deploymentInAlarm: !isEmergency && alarms.length > 0,
    },
    ...(isEmergency ? {} : { preHook: check }),
  });
  live.node.addDependency(check);
  return live as IAlias;
}

/** Runs of the new version that crashed or timed out. */
function crashes(scope: Construct, name: string, user: LambdaFunction): Alarm {
  const metric = new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'Errors',
    dimensionsMap: {
      FunctionName: user.functionName,
      Resource: `${user.functionName}:${LIVE}`,
      ExecutedVersion: user.currentVersion.version,
    },
    statistic: Stats.SUM,
    period: MINUTE,
  });
  const says = 'A new version ends before it has done its work.';
  return releaseAlarm(scope, { id: `${name}ReleaseCrashes`, user, says, metric });
}

/**
 * Faults that the new version handled and logged, by the version in its log lines. Each version has its own metric: faults of the previous
 * version would roll back the fix.
 */
function faults(
  scope: Construct,
  { name, user, logsFault }: { name: string; user: LambdaFunction; logsFault: string },
): Alarm {
  const filter = new MetricFilter(scope, `${name}ReleaseFaults`, {
    logGroup: user.logGroup,
    filterPattern: FilterPattern.all(
      FilterPattern.stringValue('$.event', '=', logsFault),
      FilterPattern.stringValue('$.functionVersion', '=', user.currentVersion.version),
    ),
    metricNamespace: Stack.of(scope).stackName,
    metricName: `${name}ReleaseFaults-${user.currentVersion.version}`,
  });
  const metric = filter.metric({ period: MINUTE, statistic: Stats.SUM });
  const says = 'A new version has faults of its own.';
  const alarm = releaseAlarm(scope, { id: `${name}ReleaseFails`, user, says, metric });
  alarm.node.addDependency(filter);
  return alarm;
}

type ReleaseAlarm = { id: string; user: LambdaFunction; says: string; metric: IMetric };

/** The name contains the version, so each release has a fresh alarm. */
function releaseAlarm(scope: Construct, { id, user, says, metric }: ReleaseAlarm): Alarm {
  return new Alarm(scope, id, {
    alarmName: `${Stack.of(scope).stackName}-${id}-${user.currentVersion.version}`,
    metric,
    threshold: 0,
    evaluationPeriods: WATCHED_MINUTES,
    datapointsToAlarm: BAD_MINUTES,
    alarmDescription: withRunbook(says, 'Bad release'),
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
}

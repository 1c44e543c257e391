import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction, IFunction } from 'aws-cdk-lib/aws-lambda';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Construct } from 'constructs';
import { productFunction } from './product-function.ts';
import type { Settings } from '../settings.ts';

type SiteCheckProps = { baseUrl: string; bundles: string; settings: Settings };

/**
 * Opens the public address every five minutes as a visitor; it has no rights in the stage. CloudFront's own error metrics exist only in
 * us-east-1 and only count real calls; this check also fails when nobody calls.
 */
export function siteCheck(scope: Construct, { baseUrl, bundles, settings }: SiteCheckProps): LambdaFunction {
  const check = productFunction(scope, 'CheckSite', {
    name: 'check-site',
    bundles,
    description: 'Opens the site from outside',
    memoryMegabytes: 256,
    timeoutSeconds: 30,
    logDays: settings.logDays,
    environment: { BASE_URL: baseUrl },
  });
  // The metric counts a failed run; the next run comes anyway, so no retry.
  check.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(5) });
  new Schedule(scope, 'EveryFiveMinutes', {
    description: 'Whether the site can be opened from outside',
    schedule: ScheduleExpression.rate(Duration.minutes(5)),
    target: new LambdaInvoke(check as IFunction, { retryAttempts: 0, maxEventAge: Duration.minutes(5) }),
  });
  return check;
}

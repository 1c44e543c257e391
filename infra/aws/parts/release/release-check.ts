import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Settings } from '../../settings.ts';
import { letReadKeys } from '../permissions.ts';
import { productFunction } from '../product-function.ts';

type ReleaseCheckProps = {
  functions: Record<'api' | 'dueWork' | 'reminders' | 'poster', LambdaFunction>;
  keys: ISecret;
  bundles: string;
  settings: Settings;
};

/** The function that checks new versions before they receive calls. */
export function releaseCheck(
  scope: Construct,
  { functions: { api, dueWork, reminders, poster }, keys, bundles, settings }: ReleaseCheckProps,
): LambdaFunction {
  const versions = {
    API_VERSION: api.currentVersion.functionArn,
    DUE_WORK_VERSION: dueWork.currentVersion.functionArn,
    REMINDERS_VERSION: reminders.currentVersion.functionArn,
    POSTER_VERSION: poster.currentVersion.functionArn,
  };
  const check = productFunction(scope, 'CheckRelease', {
    name: 'check-release',
    bundles,
    description: 'Asks new versions for their health before they are called',
    memoryMegabytes: 256,
    timeoutSeconds: 120,
    logDays: settings.logDays,
    environment: { ...versions, KEYS_SECRET: keys.secretArn },
  });
  // Covers every version: a right that each release changed would take time to spread and fail the check.
  const resources = [api, dueWork, poster, reminders].map(({ functionArn }) => `${functionArn}:*`);
  check.addToRolePolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources }));
  letReadKeys(check, keys);
  return check;
}

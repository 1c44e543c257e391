import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  type ParamsAndSecretsLayerVersion,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { FunctionName } from '../../build/build-functions.ts';
import { hashBundle } from '../../build/scripts/hash-bundle.ts';

export type ProductFunctionProps = {
  name: FunctionName;
  /** The folder with every function's bundle. */
  bundles: string;
  description: string;
  memoryMegabytes: number;
  timeoutSeconds: number;
  logDays: RetentionDays;
  environment?: Record<string, string>;
  paramsAndSecrets?: ParamsAndSecretsLayerVersion;
};

export function logGroup(scope: Construct, id: string, retention: RetentionDays): LogGroup {
  return new LogGroup(scope, id, { retention, removalPolicy: RemovalPolicy.DESTROY });
}

/** A bundled Lambda function with its own log and retention time. */
export function productFunction(scope: Construct, id: string, props: ProductFunctionProps): LambdaFunction {
  const { name, bundles, description, memoryMegabytes, timeoutSeconds, logDays, environment, paramsAndSecrets } = props;
  const folder = join(bundles, name);
  return new LambdaFunction(scope, id, {
    description,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    code: Code.fromAsset(folder, { assetHash: hashBundle(folder) }),
    handler: 'index.handler',
    memorySize: memoryMegabytes,
    timeout: Duration.seconds(timeoutSeconds),
    logGroup: logGroup(scope, `${id}Log`, logDays),
    loggingFormat: LoggingFormat.JSON,
    systemLogLevelV2: SystemLogLevel.WARN,
    ...(environment ? { environment } : {}),
    ...(paramsAndSecrets ? { paramsAndSecrets } : {}),
  });
}

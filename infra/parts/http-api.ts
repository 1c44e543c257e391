import { Duration } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { logGroup } from './product-function.ts';

/** No address and no path: ids in paths belong to persons. */
const LOGGED = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.integrationErrorMessage',
};

/** The door to the API, without routes: they come with the functions that answer them. */
export function productHttpApi(scope: Construct, settings: Settings): { httpApi: HttpApi; accessLog: LogGroup } {
  const accessLog = logGroup(scope, 'AccessLog', settings.logDays);
  const httpApi = new HttpApi(scope, 'HttpApi', { createDefaultStage: false });
  new HttpStage(scope, 'HttpStage', {
    httpApi,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: settings.requestsPerSecond, burstLimit: settings.requestBurst },
    detailedMetricsEnabled: true,
    accessLogSettings: {
      destination: new LogGroupLogDestination(accessLog),
      format: AccessLogFormat.custom(JSON.stringify(LOGGED)),
    },
  });
  return { httpApi, accessLog };
}

/** The API answers within this or not at all; the edge waits a little longer. */
export const API_TIMEOUT = Duration.seconds(15);
export const EDGE_TIMEOUT = Duration.seconds(20);

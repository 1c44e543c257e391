import { Duration } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { PLAYER_PAGE } from '../../../functions/poster/built-site.ts';
import type { Settings } from '../settings.ts';
import { logGroup } from './product-function.ts';

/** The API's timeout; the edge waits a little longer. */
export const API_TIMEOUT = Duration.seconds(15);
export const EDGE_TIMEOUT = Duration.seconds(20);
/** How long the edge waits for the drawn page of a poster before it answers the built one. */
export const POSTER_TIMEOUT = Duration.seconds(3);

/** Logs no address (decision 0044) and no path: ids in paths identify persons. */
const LOGGED = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.integrationErrorMessage',
};

/** The HTTP API without routes and stage: those come with the functions that answer them. */
export function productHttpApi(scope: Construct, settings: Settings): { httpApi: HttpApi; accessLog: LogGroup } {
  const accessLog = logGroup(scope, 'AccessLog', settings.logDays);
  return { httpApi: new HttpApi(scope, 'HttpApi', { createDefaultStage: false }), accessLog };
}

const EVERYTHING = '/api/{proxy+}';
/** Anybody with a PIN may call it without a login. */
const STARTS = `/api${userFormApi.start.path}`;
const POSTERS = `/${PLAYER_PAGE}`;

type Routed = {
  door: { httpApi: HttpApi; accessLog: LogGroup };
  /** The functions that answer: calls, and the pages of posters. */
  live: IFunction;
  poster: IFunction;
  settings: Settings;
};

/**
 * Routes every call to the function. Starts, and the pages of posters before them, have throttled routes of their own: a flood of either from
 * anybody leaves concurrency for staff and begun inductions (decision 0036).
 */
export function routeCalls(scope: Construct, { door: { httpApi, accessLog }, live, poster, settings }: Routed): void {
  const api = HttpApi.fromHttpApiAttributes(scope, 'HttpApi', { httpApiId: httpApi.apiId });
  const integration = new HttpLambdaIntegration('ApiIntegration', live, { timeout: API_TIMEOUT });
  const route = (id: string, routeKey: HttpRouteKey) =>
    new HttpRoute(scope, id, { httpApi: api, routeKey, integration });
  const starts = HttpRouteKey.with(STARTS, HttpMethod.POST);
  const drawing = new HttpLambdaIntegration('PosterIntegration', poster, { timeout: POSTER_TIMEOUT });
  const posters = HttpRouteKey.with(POSTERS, HttpMethod.GET);
  const routes = [
    route('ApiRoute', HttpRouteKey.with(EVERYTHING, HttpMethod.ANY)),
    route('StartsRoute', starts),
    new HttpRoute(scope, 'PosterRoute', { httpApi: api, routeKey: posters, integration: drawing }),
  ];
  const stage = new HttpStage(scope, 'HttpStage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: settings.requestsPerSecond, burstLimit: settings.requestBurst },
    accessLogSettings: {
      destination: new LogGroupLogDestination(accessLog),
      format: AccessLogFormat.custom(JSON.stringify(LOGGED)),
    },
  });
  stage.node.addDependency(...routes);
  const { startsPerSecond: ThrottlingRateLimit, startBurst: ThrottlingBurstLimit } = settings;
  const ofAnybody = { ThrottlingRateLimit, ThrottlingBurstLimit };
  (stage.node.defaultChild as CfnStage).routeSettings = { [starts.key]: ofAnybody, [posters.key]: ofAnybody };
}

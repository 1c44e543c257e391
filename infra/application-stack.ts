import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import {
  type Function as LambdaFunction,
  type IFunction,
  ParamsAndSecretsLayerVersion,
  ParamsAndSecretsLogLevel,
  ParamsAndSecretsVersions,
} from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';
import { dueWorkTriggers } from './parts/due-work-triggers.ts';
import {
  letFollowFiles,
  letReadKeys,
  letRemind,
  letSendMessages,
  letUseFiles,
  letUseTable,
} from './parts/permissions.ts';
import { API_TIMEOUT } from './parts/http-api.ts';
import { productFunction } from './parts/product-function.ts';
import { released } from './parts/release.ts';
import { reminderSchedule } from './parts/reminder-schedule.ts';
import type { Settings } from './settings.ts';

type ApplicationStackProps = StackProps & {
  settings: Settings;
  data: DataStack;
  edge: EdgeStack;
  bundles: string;
  version: string;
};

/** The output that tells operators' commands what the functions are given; no secret is in it. */
export const ENVIRONMENT_OUTPUT = 'Environment';

const SECRET_TIMEOUT = Duration.seconds(3);

/** What a release replaces: the functions and how they are called. */
export class ApplicationStack extends Stack {
  readonly api: LambdaFunction;
  readonly dueWork: LambdaFunction;
  readonly reminders: LambdaFunction;
  /** Traces of the runs that were given up. */
  readonly failures: { dueWork: Queue; reminders: Queue };

  constructor(
    scope: Construct,
    id: string,
    { settings, data, edge, bundles, version, ...props }: ApplicationStackProps,
  ) {
    super(scope, id, props);
    const variables = environment({ settings, data, edge, version });
    new CfnOutput(this, ENVIRONMENT_OUTPUT, { value: this.toJsonString(variables) });
    const shared = {
      bundles,
      logDays: settings.logDays,
      environment: variables,
      paramsAndSecrets: this.#secretsExtension(),
    };
    this.api = productFunction(this, 'Api', {
      ...shared,
      name: 'api',
      description: 'Answers /api/*',
      // Memory buys processor time: hashing a password takes a good half second with this much.
      memoryMegabytes: 1024,
      timeoutSeconds: API_TIMEOUT.toSeconds(),
    });
    letUseTable(this.api, data.table);
    letUseFiles(this.api, data.files);
    letReadKeys(this.api, data.keys);
    this.#route(edge.httpApi, released(this, { api: this.api, httpApi: edge.httpApi, settings }));

    this.dueWork = productFunction(this, 'DueWork', {
      ...shared,
      name: 'due-work',
      description: 'Sends messages and does what else changes leave behind',
      memoryMegabytes: 512,
      timeoutSeconds: 60,
    });
    letUseTable(this.dueWork, data.table);
    letFollowFiles(this.dueWork, data.files);
    letReadKeys(this.dueWork, data.keys);
    letSendMessages(this.dueWork, settings);

    this.reminders = productFunction(this, 'Reminders', {
      ...shared,
      name: 'reminders',
      description: 'Makes the reminders of cards that expire',
      memoryMegabytes: 512,
      timeoutSeconds: 900,
    });
    letRemind(this.reminders, data.table);
    letReadKeys(this.reminders, data.keys);
    this.failures = {
      dueWork: dueWorkTriggers(this, this.dueWork, data.table),
      reminders: reminderSchedule(this, this.reminders),
    };
  }

  #route({ apiId }: HttpApi, live: IFunction): void {
    new HttpRoute(this, 'ApiRoute', {
      httpApi: HttpApi.fromHttpApiAttributes(this, 'HttpApi', { httpApiId: apiId }),
      routeKey: HttpRouteKey.with('/api/{proxy+}', HttpMethod.ANY),
      integration: new HttpLambdaIntegration('ApiIntegration', live, { timeout: API_TIMEOUT }),
    });
  }

  #secretsExtension(): ParamsAndSecretsLayerVersion {
    return ParamsAndSecretsLayerVersion.fromVersion(ParamsAndSecretsVersions.V1_0_103, {
      cacheSize: 10,
      secretsManagerTimeout: SECRET_TIMEOUT,
      logLevel: ParamsAndSecretsLogLevel.WARN,
    });
  }
}

/** What the functions read in `worldFromEnv`. */
function environment({
  settings,
  data,
  edge,
  version,
}: Pick<ApplicationStackProps, 'settings' | 'data' | 'edge' | 'version'>) {
  return {
    TABLE_NAME: data.table.tableName,
    FILES_BUCKET: data.files.bucketName,
    UPLOAD_ORIGIN: edge.uploadOrigin,
    BASE_URL: edge.baseUrl,
    KEYS_SECRET: data.keys.secretArn,
    MAIL_FROM: settings.mailFrom,
    WORDMARK: settings.wordmark,
    PRODUCT_WORD: settings.productWord,
    PRH_URL: settings.companyRegisterUrl,
    VERSION: version,
  };
}

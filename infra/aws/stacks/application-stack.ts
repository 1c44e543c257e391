import { join } from 'node:path';
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  type Function as LambdaFunction,
  ParamsAndSecretsLayerVersion,
  ParamsAndSecretsLogLevel,
  ParamsAndSecretsVersions,
} from 'aws-cdk-lib/aws-lambda';
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';
import { mailReturns, mailSet } from '../parts/mail-returns.ts';
import { dueWorkTriggers } from '../parts/due-work-triggers.ts';
import {
  letDrawPosters,
  letFollowFiles,
  letReadKeys,
  letFollowTable,
  letRemind,
  letSendMessages,
  letUseFiles,
  letUseTable,
} from '../parts/permissions.ts';
import { API_TIMEOUT, POSTER_TIMEOUT, routeCalls } from '../parts/http-api.ts';
import { productFunction, type ProductFunctionProps } from '../parts/product-function.ts';
import { type ReleaseProps, releaseFunction } from '../parts/release/release-function.ts';
import { releaseCheck } from '../parts/release/release-check.ts';
import { reminderSchedule } from '../parts/reminder-schedule.ts';
import { addKeptSourceMaps } from '../parts/source-maps.ts';
import type { Settings } from '../settings.ts';
import { SOURCE_MAPS } from '../../build/source-maps/bundle-names.ts';

type ApplicationStackProps = StackProps & {
  settings: Settings;
  data: DataStack;
  edge: EdgeStack;
  bundles: string;
  version: string;
  /** Whether this release goes out at once, whatever alarm rings. */
  isEmergency: boolean;
};

/** The stack output with the functions' environment, for operators' commands; it contains no secret. */
export const ENVIRONMENT_OUTPUT = 'Environment';

const SECRET_TIMEOUT = Duration.seconds(3);

/** Everything that a release replaces: the functions and their callers. */
export class ApplicationStack extends Stack {
  readonly api: LambdaFunction;
  readonly dueWork: LambdaFunction;
  readonly reminders: LambdaFunction;
  readonly poster: LambdaFunction;
  /** Dead letters of runs that were given up. */
  readonly failures: { dueWork: Queue; reminders: Queue };

  constructor(
    scope: Construct,
    id: string,
    { settings, data, edge, bundles, version, isEmergency, ...props }: ApplicationStackProps,
  ) {
    super(scope, id, props);
    const mail = mailSet(this);
    const variables = environment({ settings, data, edge, version, mail });
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
      // Memory buys processor time: hashing a password takes half a second with this much.
      memoryMegabytes: 1024,
      timeoutSeconds: API_TIMEOUT.toSeconds(),
    });
    letUseTable(this.api, data.table);
    letUseFiles(this.api, data.files);
    letReadKeys(this.api, data.keys);

    this.dueWork = productFunction(this, 'DueWork', {
      ...shared,
      name: 'due-work',
      description: 'Sends messages and does what else changes leave behind',
      memoryMegabytes: 512,
      timeoutSeconds: 60,
    });
    letFollowTable(this.dueWork, data.table);
    letFollowFiles(this.dueWork, data.files);
    letReadKeys(this.dueWork, data.keys);
    letSendMessages(this.dueWork, settings, mail);

    this.reminders = productFunction(this, 'Reminders', {
      ...shared,
      name: 'reminders',
      description: 'Makes the reminders of cards that expire',
      memoryMegabytes: 512,
      timeoutSeconds: 900,
    });
    letRemind(this.reminders, data.table);
    letReadKeys(this.reminders, data.keys);

    this.poster = this.#posterFunction({ ...shared, environment: { ...variables, SITE_BUCKET: edge.site.bucketName } });
    letDrawPosters(this.poster, { table: data.table, files: data.files, site: edge.site });
    letReadKeys(this.poster, data.keys);
    const { api, dueWork, reminders, poster } = this;
    const maps = addKeptSourceMaps(this, { folder: join(bundles, SOURCE_MAPS), settings });
    // A rolled-back release still needs its source maps to resolve stacks.
    for (const one of [api, dueWork, reminders, poster]) one.node.addDependency(maps);
    const check = releaseCheck(this, {
      functions: { api, dueWork, reminders, poster },
      keys: data.keys,
      bundles,
      settings,
    });
    const live = (name: ReleaseProps['name'], user: LambdaFunction, logsFault?: string) =>
      releaseFunction(this, { name, user, settings, logsFault, check, isEmergency });
    routeCalls(this, {
      door: edge,
      live: live('Api', api, 'unexpected_error'),
      poster: live('Poster', poster),
      settings,
    });
    const worker = live('DueWork', dueWork, 'due_work_failed');
    const failures = dueWorkTriggers(this, worker, data.table);
    mailReturns(this, { set: mail, worker, failures });
    this.failures = { dueWork: failures, reminders: reminderSchedule(this, live('Reminders', reminders)) };
  }

  #posterFunction(shared: Pick<ProductFunctionProps, 'bundles' | 'logDays' | 'environment' | 'paramsAndSecrets'>) {
    return productFunction(this, 'Poster', {
      ...shared,
      name: 'poster',
      description: 'Draws the pages of posters',
      // The same processor time as the API: a worker waits for both.
      memoryMegabytes: 1024,
      timeoutSeconds: POSTER_TIMEOUT.toSeconds(),
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

/** The environment variables that `worldFromEnv` reads. */
function environment({
  settings,
  data,
  edge,
  version,
  mail,
}: Pick<ApplicationStackProps, 'settings' | 'data' | 'edge' | 'version'> & { mail: ConfigurationSet }) {
  return {
    TABLE_NAME: data.table.tableName,
    FILES_BUCKET: data.files.bucketName,
    UPLOAD_ORIGIN: edge.uploadOrigin,
    BASE_URL: edge.baseUrl,
    KEYS_SECRET: data.keys.secretArn,
    MAIL_FROM: settings.mailFrom,
    MAIL_SET: mail.configurationSetName,
    SMS_SENDER: settings.smsSender ?? '',
    WORDMARK: settings.wordmark,
    PRODUCT_WORD: settings.productWord,
    MIN_PASSWORD_LENGTH: String(settings.shortestPassword),
    SECOND_FACTOR: JSON.stringify(settings.secondFactor),
    PRH_URL: settings.companyRegisterUrl,
    START_CEILINGS: JSON.stringify(settings.starts),
    SESSION_LIMITS: JSON.stringify(settings.sessions),
    VERSION: version,
  };
}

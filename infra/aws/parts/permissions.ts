import { Stack } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { PLAYER_PAGE } from '../../../functions/poster/built-site.ts';
import type { Settings } from '../settings.ts';
import { PENDING, STATIC, VERSIONS } from './file-bucket.ts';

/** Actions on items; no Scan, and no action on the table itself. */
const ITEMS = ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'];
const CHECK = 'ConditionCheckItem';
const FREELY = ['Query', 'DeleteItem'];
const IN_BATCHES = 'BatchWriteItem';
const dynamodb = (actions: readonly string[]) => actions.map((action) => `dynamodb:${action}`);

/** Item actions by key on the table, and only queries on indexes. */
function letUseItems(user: LambdaFunction, table: ITableV2, more: readonly string[]): void {
  const actions = dynamodb([...ITEMS, ...more]);
  user.addToRolePolicy(new PolicyStatement({ actions, resources: [table.tableArn] }));
  user.addToRolePolicy(new PolicyStatement({ actions: dynamodb(['Query']), resources: [`${table.tableArn}/index/*`] }));
}

/**
 * Everything that the API's store does. It writes nothing in batches; the version before does, and runs with the same role until the alias
 * has moved, and again where a release goes back.
 */
export function letUseTable(user: LambdaFunction, table: ITableV2): void {
  letUseItems(user, table, [CHECK, ...FREELY, IN_BATCHES]);
}

/**
 * Due work rests on no item but those that it writes. The version before checks items, and runs with the same role until the alias has moved,
 * and again where a release goes back.
 */
export function letFollowTable(user: LambdaFunction, table: ITableV2): void {
  letUseItems(user, table, [CHECK, ...FREELY, IN_BATCHES]);
}

/** Reminders query cards and projects by an index and delete nothing. */
export function letRemind(user: LambdaFunction, table: ITableV2): void {
  letUseItems(user, table, [CHECK]);
}

/** With the right to list, S3 answers 404 instead of 403 for a missing file. */
function letUseObjects(
  user: LambdaFunction,
  files: IBucket,
  folders: Readonly<Record<string, readonly string[]>>,
): void {
  for (const [action, paths] of Object.entries(folders)) {
    const resources = paths.map((path) => files.arnForObjects(`${path}*`));
    user.addToRolePolicy(new PolicyStatement({ actions: [`s3:${action}`], resources }));
  }
  user.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [files.bucketArn] }));
}

/** The folders of the files of forms and permits. */
const WRITTEN = ['inductionForm', 'permitForm', 'permit'].flatMap((owner) => [
  `${STATIC}images/${owner}/`,
  `${STATIC}documents/${owner}/`,
]);
const CARDS = `${STATIC}images/card/`;

/**
 * The API stores, copies and serves files. It deletes a permit's picture, what a repeated call has placed once more (copies of forms and
 * permits, photos of cards), and a form's draft that was replaced, but no version; the worker deletes all other files.
 */
export function letUseFiles(user: LambdaFunction, files: IBucket): void {
  const all = [PENDING, STATIC, VERSIONS];
  letUseObjects(user, files, {
    GetObject: all,
    PutObject: all,
    DeleteObject: [...WRITTEN, CARDS, `${VERSIONS}*/draft-`],
  });
}

/**
 * The worker copies an induction's photo for a card, and deletes the files of erased people, cards, permits, and forms with their versions.
 * What is erased for good goes with every version that the bucket keeps of it.
 */
export function letFollowFiles(user: LambdaFunction, files: IBucket): void {
  letUseObjects(user, files, {
    GetObject: [`${STATIC}images/userForm/`, VERSIONS],
    PutObject: [CARDS],
    DeleteObject: [STATIC, VERSIONS],
    DeleteObjectVersion: [PENDING, STATIC],
  });
  user.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucketVersions'], resources: [files.bucketArn] }));
}

/** A poster's page reads its form's version and the site's page and texts, and counts wrong PINs. */
export function letDrawPosters(
  user: LambdaFunction,
  { table, files, site }: { table: ITableV2; files: IBucket; site: IBucket },
): void {
  const actions = dynamodb(['GetItem', 'BatchGetItem', 'UpdateItem']);
  user.addToRolePolicy(new PolicyStatement({ actions, resources: [table.tableArn] }));
  const ofSite = [PLAYER_PAGE, 'languages/*'].map((path) => site.arnForObjects(path));
  const read = [files.arnForObjects(`${VERSIONS}*`), ...ofSite];
  user.addToRolePolicy(new PolicyStatement({ actions: ['s3:GetObject'], resources: read }));
}

/** The extension beside the function asks for nothing else. */
export function letReadKeys(user: LambdaFunction, keys: ISecret): void {
  const actions = ['secretsmanager:GetSecretValue'];
  user.addToRolePolicy(new PolicyStatement({ actions, resources: [keys.secretArn] }));
}

/** E-mail from our sender only, and its bounce counts; SMS to numbers, which have no ARN, so topics are denied. */
export function letSendMessages(
  user: LambdaFunction,
  { mailFrom }: Settings,
  { configurationSetName }: ConfigurationSet,
): void {
  const { partition, region, account } = Stack.of(user);
  user.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [`identity/*`, `configuration-set/${configurationSetName}`].map(
        (name) => `arn:${partition}:ses:${region}:${account}:${name}`,
      ),
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    }),
  );
  // The action supports no resources.
  user.addToRolePolicy(new PolicyStatement({ actions: ['ses:GetSendStatistics'], resources: ['*'] }));
  user.addToRolePolicy(new PolicyStatement({ actions: ['sns:Publish'], notResources: [`arn:${partition}:sns:*:*:*`] }));
}

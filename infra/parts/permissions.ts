import { Stack } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Settings } from '../settings.ts';
import { PENDING, STATIC, VERSIONS } from './file-bucket.ts';

/** What is done with items; no Scan, and nothing to the table itself. */
const READ = ['GetItem', 'BatchGetItem'];
const WRITE = ['PutItem', 'UpdateItem', 'ConditionCheckItem'];
const dynamodb = (actions: readonly string[]) => actions.map((action) => `dynamodb:${action}`);

/** Whatever the functions' store does. Items are touched by their keys in the table; an index is queried only. */
export function letUseTable(user: LambdaFunction, table: ITableV2): void {
  letRemind(user, table);
  user.addToRolePolicy(
    new PolicyStatement({ actions: dynamodb(['Query', 'DeleteItem']), resources: [table.tableArn] }),
  );
}

/** Reminders find cards and projects by an index, and take nothing away. */
export function letRemind(user: LambdaFunction, table: ITableV2): void {
  user.addToRolePolicy(new PolicyStatement({ actions: dynamodb([...READ, ...WRITE]), resources: [table.tableArn] }));
  user.addToRolePolicy(new PolicyStatement({ actions: dynamodb(['Query']), resources: [`${table.tableArn}/index/*`] }));
}

/** Listing is what makes S3 answer 404, not 403, for a file that is not there. */
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

/**
 * The API takes files in, copies and shows them. It takes away a picture of a permit, and the photo of a card that did not
 * come into being; whatever else goes, goes with what it belongs to, by the worker.
 */
export function letUseFiles(user: LambdaFunction, files: IBucket): void {
  const all = [PENDING, STATIC, VERSIONS];
  letUseObjects(user, files, {
    GetObject: all,
    PutObject: all,
    DeleteObject: [`${STATIC}images/permit/`, `${STATIC}images/card/`],
  });
}

/**
 * The worker gives a card its own copy of the photo that lies among the files of its induction, and takes away the files of
 * what is erased: cards, permits, and forms with their versions.
 */
export function letFollowFiles(user: LambdaFunction, files: IBucket): void {
  const ofErased = ['inductionForm', 'permitForm', 'permit'].flatMap((owner) => [
    `${STATIC}images/${owner}/`,
    `${STATIC}documents/${owner}/`,
  ]);
  letUseObjects(user, files, {
    GetObject: [`${STATIC}images/userForm/`, VERSIONS],
    PutObject: [`${STATIC}images/card/`],
    DeleteObject: [`${STATIC}images/card/`, ...ofErased, VERSIONS],
  });
}

/** The extension beside the function asks for nothing else. */
export function letReadKeys(user: LambdaFunction, keys: ISecret): void {
  const actions = ['secretsmanager:GetSecretValue'];
  user.addToRolePolicy(new PolicyStatement({ actions, resources: [keys.secretArn] }));
}

/** E-mail from our sender only; SMS to numbers, which have no ARN, and so to no topic. */
export function letSendMessages(user: LambdaFunction, { mailFrom }: Settings): void {
  const { partition, region, account } = Stack.of(user);
  user.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [`arn:${partition}:ses:${region}:${account}:identity/*`],
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    }),
  );
  user.addToRolePolicy(new PolicyStatement({ actions: ['sns:Publish'], notResources: [`arn:${partition}:sns:*:*:*`] }));
}

import { Stack } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Settings } from '../settings.ts';
import { PENDING, STATIC, VERSIONS } from './file-bucket.ts';

/** What the functions' store does; no Scan, and nothing to the table itself. */
const TABLE_ACTIONS = ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'];

export function letUseTable(user: LambdaFunction, table: ITableV2): void {
  table.grant(user, ...TABLE_ACTIONS.map((action) => `dynamodb:${action}`));
}

/** Listing is what makes S3 answer 404, not 403, for a file that is not there. A version of a form never goes. */
export function letUseFiles(user: LambdaFunction, files: IBucket): void {
  user.addToRolePolicy(
    new PolicyStatement({
      actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      resources: [files.arnForObjects(`${PENDING}*`), files.arnForObjects(`${STATIC}*`)],
    }),
  );
  user.addToRolePolicy(
    new PolicyStatement({
      actions: ['s3:GetObject', 's3:PutObject'],
      resources: [files.arnForObjects(`${VERSIONS}*`)],
    }),
  );
  user.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [files.bucketArn] }));
}

/** A card gets its own copy of the photo that lies among the files of its induction, and goes with it. */
export function letCopyCardPhotos(user: LambdaFunction, files: IBucket): void {
  const cards = files.arnForObjects(`${STATIC}images/card/*`);
  const sources = [files.arnForObjects(`${STATIC}images/userForm/*`), files.arnForObjects(`${VERSIONS}*`)];
  user.addToRolePolicy(new PolicyStatement({ actions: ['s3:GetObject'], resources: sources }));
  user.addToRolePolicy(new PolicyStatement({ actions: ['s3:PutObject', 's3:DeleteObject'], resources: [cards] }));
  user.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [files.bucketArn] }));
}

export function letReadKeys(user: LambdaFunction, keys: ISecret): void {
  keys.grantRead(user);
}

/** E-mail from our sender only; SMS to numbers, which have no ARN, and so to no topic. */
export function letSendMessages(user: LambdaFunction, { mailFrom }: Settings): void {
  const { partition, region, account } = Stack.of(user);
  user.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail', 'ses:SendRawEmail'],
      resources: [`arn:${partition}:ses:${region}:${account}:identity/*`],
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    }),
  );
  user.addToRolePolicy(new PolicyStatement({ actions: ['sns:Publish'], notResources: [`arn:${partition}:sns:*:*:*`] }));
}

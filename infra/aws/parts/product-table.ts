import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type ITableV2,
  ProjectionType,
  type SecondaryIndexProps,
  StreamViewType,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { TABLE_DESIGN, TTL_ATTRIBUTE } from '../../../functions/store/table-design.ts';
import type { RestoredTable } from '../settings.ts';

/** DynamoDB's longest point-in-time recovery. */
export const RECOVERY_DAYS = 35;

type KeySchema = readonly { AttributeName: string; KeyType: string }[];
type Index = (typeof TABLE_DESIGN)['GlobalSecondaryIndexes'][number];

/** A table restored beside the stage's own. No stack creates it; `npm run ops -- restore-table` has set it up in full. */
export function addRestoredTable(scope: Construct, { name, streamArn }: RestoredTable): ITableV2 {
  return TableV2.fromTableAttributes(scope, 'RestoredTable', { tableName: name, tableStreamArn: streamArn });
}

/** The product's one table, from the same design as the local one. */
export function productTable(scope: Construct, { isProtected }: { isProtected: boolean }): ITableV2 {
  const table = new TableV2(scope, 'Table', {
    ...keysOf(TABLE_DESIGN.KeySchema),
    billing: Billing.onDemand(),
    globalSecondaryIndexes: TABLE_DESIGN.GlobalSecondaryIndexes.map((index) => ({
      indexName: index.IndexName,
      ...keysOf(index.KeySchema),
      ...projectionOf(index),
    })),
    timeToLiveAttribute: TTL_ATTRIBUTE,
    dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: RECOVERY_DAYS,
    },
    deletionProtection: isProtected,
    removalPolicy: isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  // The library's classes and interfaces differ in optional properties that may be undefined.
  return table as ITableV2;
}

function keysOf(schema: KeySchema) {
  const key = (type: string) => {
    const name = schema.find(({ KeyType }) => KeyType === type)?.AttributeName;
    if (name === undefined) throw new Error(`the table design has no ${type} key`);
    return { name, type: AttributeType.STRING };
  };
  return { partitionKey: key('HASH'), sortKey: key('RANGE') };
}

function projectionOf({ Projection }: Index): Pick<SecondaryIndexProps, 'projectionType' | 'nonKeyAttributes'> {
  return Projection.ProjectionType === 'INCLUDE'
    ? { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...Projection.NonKeyAttributes] }
    : { projectionType: ProjectionType.KEYS_ONLY };
}

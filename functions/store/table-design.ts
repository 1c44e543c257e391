import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/** The projected attributes of the list index: exactly what a list row shows (docs/table-design.md). */
export const ROW_ATTRIBUTES = ['entity', 'id', 'company', 'row'] as const;

const key = (name: string) => [
  { AttributeName: `${name}PK`, KeyType: 'HASH' as const },
  { AttributeName: `${name}SK`, KeyType: 'RANGE' as const },
];

const index = (name: string, attributes: readonly string[]) => ({
  IndexName: name,
  KeySchema: key(name),
  Projection:
    attributes.length > 0
      ? { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...attributes] }
      : { ProjectionType: 'KEYS_ONLY' as const },
});

/**
 * The one table, without its name; the local store and the CDK stack both use this design. GSI1 lists rows by company, kind and state; GSI2
 * holds signed inductions, forms that wait for staff, and cards by expiry day; GSI3 holds due work.
 */
export const TABLE_DESIGN = {
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['PK', 'SK', 'GSI1PK', 'GSI1SK', 'GSI2PK', 'GSI2SK', 'GSI3PK', 'GSI3SK'].map((name) => ({
    AttributeName: name,
    AttributeType: 'S' as const,
  })),
  KeySchema: [
    { AttributeName: 'PK', KeyType: 'HASH' },
    { AttributeName: 'SK', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [index('GSI1', ROW_ATTRIBUTES), index('GSI2', ROW_ATTRIBUTES), index('GSI3', [])],
} satisfies Omit<CreateTableCommandInput, 'TableName'>;

export const TTL_ATTRIBUTE = 'ttl';

import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { weeklyBackups } from '../parts/backups.ts';
import { fileBucket } from '../parts/file-bucket.ts';
import { productTable, addRestoredTable } from '../parts/product-table.ts';
import type { Settings } from '../settings.ts';

type DataStackProps = StackProps & { settings: Settings };

/** The longest-lived resources: the table, the uploaded files, the keys. */
export class DataStack extends Stack {
  /** The table in use: the stage's own, or one restored beside it. */
  readonly table: ITableV2;
  readonly files: IBucket;
  /** JSON: `origin`, the secret between the edge and the API, and the fields of `Keys`, which the deployment adds. */
  readonly keys: ISecret;

  constructor(scope: Construct, id: string, { settings, ...props }: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: settings.isProtected });
    const own = productTable(this, settings);
    // Stacks that switch to a restored table drop these references only at their own deployment, after this stack's.
    for (const value of [own.tableName, own.tableArn, own.tableStreamArn]) this.exportValue(value);
    this.table = settings.restoredTable ? addRestoredTable(this, settings.restoredTable) : own;
    this.files = fileBucket(this, settings);
    this.keys = new Secret(this, 'Keys', {
      description: 'Keys of tokens, PINs, cursors and messages, and the secret between the edge and the API',
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'origin',
        passwordLength: 48,
        excludePunctuation: true,
      },
      removalPolicy: settings.isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    }) as ISecret;
    const { backups, isProtected } = settings;
    if (backups) weeklyBackups(this, { table: this.table, files: this.files, isProtected, ...backups });
  }
}

import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { fileBucket } from './parts/file-bucket.ts';
import { productTable } from './parts/product-table.ts';
import type { Settings } from './settings.ts';

type DataStackProps = StackProps & { settings: Settings };

/** What outlives everything else: the table, the uploaded files, the keys. */
export class DataStack extends Stack {
  readonly table: ITableV2;
  readonly files: IBucket;
  /** JSON: `origin`, the secret between the edge and the API, and the fields of `Keys`, which come at deployment. */
  readonly keys: ISecret;

  constructor(scope: Construct, id: string, { settings, ...props }: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: settings.isProtected });
    this.table = productTable(this, settings);
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
  }
}

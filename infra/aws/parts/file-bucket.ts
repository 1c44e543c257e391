import { CfnResource, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { logGroup } from './product-function.ts';

/** The prefix of uploads not yet confirmed, and of confirmed ones (rule 7.7). */
export const PENDING = 'pending/';
export const STATIC = 'static/';
/** The prefix of form contents too large for the table; `formVersionWrite` names these objects. */
export const VERSIONS = 'versions/';
/** The prefix of evidence too large for an answer (`functions/evidence/large-file.ts`). */
const EVIDENCE = `${STATIC}documents/evidence/`;

const OLD_VERSION_DAYS = 90;
/** The library's id for the function that empties buckets before deletion. */
const EMPTYING = 'Custom::S3AutoDeleteObjectsCustomResourceProvider';

/**
 * A versioned bucket that only TLS clients with our own roles can read or write. The bucket outlives its stack when protected; otherwise
 * the stack deletes it with its content.
 */
export function privateBucket(scope: Construct, id: string, { isProtected, logDays }: Settings) {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: true,
    removalPolicy: isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: !isProtected,
  });
  if (!isProtected) logOfEmptying(scope, logDays);
  return bucket;
}

/** The library creates the function that empties buckets; this gives it a log with a retention time that ends with the stack. */
function logOfEmptying(scope: Construct, logDays: Settings['logDays']): void {
  const handler = Stack.of(scope)
    .node.findChild(EMPTYING)
    .node.findAll()
    .filter((one) => CfnResource.isCfnResource(one))
    .find(({ cfnResourceType }) => cfnResourceType === 'AWS::Lambda::Function');
  handler?.addPropertyOverride('LoggingConfig.LogGroup', logGroup(scope, 'EmptyingLog', logDays).logGroupName);
}

/** Pictures and documents. Browsers post into `pending/`; the API moves checked files to `static/`. */
export function fileBucket(scope: Construct, settings: Settings): IBucket {
  const { domain } = settings;
  const bucket = privateBucket(scope, 'Files', settings);
  bucket.addLifecycleRule({
    id: 'unconfirmed',
    prefix: PENDING,
    expiration: Duration.days(1),
    noncurrentVersionExpiration: Duration.days(1),
  });
  bucket.addLifecycleRule({
    id: 'large-evidence',
    prefix: EVIDENCE,
    expiration: Duration.days(1),
    noncurrentVersionExpiration: Duration.days(1),
  });
  bucket.addLifecycleRule({
    id: 'old-versions',
    noncurrentVersionExpiration: Duration.days(OLD_VERSION_DAYS),
    abortIncompleteMultipartUploadAfter: Duration.days(1),
    expiredObjectDeleteMarker: true,
  });
  // The signed policy restricts who may post what; without a custom domain the site's origin is not known yet.
  bucket.addCorsRule({
    allowedMethods: [HttpMethods.POST],
    allowedOrigins: [domain ? `https://${domain.name}` : 'https://*.cloudfront.net'],
    allowedHeaders: ['*'],
    maxAge: Duration.hours(1).toSeconds(),
  });
  letCloudFrontRead(bucket);
  // The library's classes and interfaces differ in optional properties that may be undefined.
  return bucket as IBucket;
}

/** Lets the distributions of this account read confirmed files: naming our own would make this stack depend on a later one. */
function letCloudFrontRead(bucket: Bucket): void {
  const { partition, account } = Stack.of(bucket);
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: 'ReadByOwnDistributions',
      effect: Effect.ALLOW,
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects(`${STATIC}*`)],
      conditions: { ArnLike: { 'AWS:SourceArn': `arn:${partition}:cloudfront::${account}:distribution/*` } },
    }),
  );
}

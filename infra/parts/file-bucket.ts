import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
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

/** Where files lie that people have uploaded but not confirmed, and where the confirmed ones are (contract 8). */
export const PENDING = 'pending/';
export const STATIC = 'static/';
/** Where the content of forms is that is too large for the table; `formVersionWrite` names its objects. */
export const VERSIONS = 'versions/';

const OLD_VERSION_DAYS = 90;

/** A bucket that nobody reads or writes but by TLS and our own roles. */
export function privateBucket(
  scope: Construct,
  id: string,
  props: { isVersioned: boolean; removalPolicy: RemovalPolicy },
) {
  return new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: props.isVersioned,
    removalPolicy: props.removalPolicy,
  });
}

/** Pictures and documents. Browsers post into `pending/`, the API moves what it has checked to `static/`. */
export function fileBucket(
  scope: Construct,
  { isProtected, domain }: { isProtected: boolean; domain?: { name: string } | undefined },
): IBucket {
  const removalPolicy = isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
  const bucket = privateBucket(scope, 'Files', { isVersioned: true, removalPolicy });
  bucket.addLifecycleRule({
    id: 'unconfirmed',
    prefix: PENDING,
    expiration: Duration.days(1),
    noncurrentVersionExpiration: Duration.days(1),
  });
  bucket.addLifecycleRule({
    id: 'old-versions',
    noncurrentVersionExpiration: Duration.days(OLD_VERSION_DAYS),
    abortIncompleteMultipartUploadAfter: Duration.days(1),
    expiredObjectDeleteMarker: true,
  });
  // The signed policy says who may post what; where the site has no domain of its own, its origin is not known yet.
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

/** Confirmed files to the distributions of this account: naming ours here would tie this stack to one that comes after it. */
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

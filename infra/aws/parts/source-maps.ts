import { CfnOutput, Duration } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { privateBucket } from './file-bucket.ts';
import { logGroup } from './product-function.ts';

/** The stack output that names the bucket for operators' commands. */
export const SOURCE_MAPS_OUTPUT = 'SourceMapBucket';

/** Longer than any log retention, and than somebody keeps a stack trace in a note. */
const REPLACED_DAYS = 400;

/**
 * The functions' source maps, readable by operators only. A release deletes the maps that it replaces and their old versions stay for a
 * time; deployed maps never expire, however old the release.
 */
export function addKeptSourceMaps(
  scope: Construct,
  { folder, settings }: { folder: string; settings: Settings },
): BucketDeployment {
  const bucket = privateBucket(scope, 'SourceMaps', settings);
  bucket.addLifecycleRule({
    id: 'replaced',
    noncurrentVersionExpiration: Duration.days(REPLACED_DAYS),
    abortIncompleteMultipartUploadAfter: Duration.days(1),
    expiredObjectDeleteMarker: true,
  });
  new CfnOutput(scope, SOURCE_MAPS_OUTPUT, { value: bucket.bucketName });
  return new BucketDeployment(scope, 'KeepSourceMaps', {
    sources: [Source.asset(folder)],
    // The library's classes and interfaces differ in optional properties that may be undefined.
    destinationBucket: bucket as IBucket,
    memoryLimit: 512,
    logGroup: logGroup(scope, 'KeepSourceMapsLog', settings.logDays),
  });
}

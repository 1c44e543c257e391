/** An accepted finding and its reason: the rule with its details, and the end of the construct's path without the stack. */
export type Explained = { finding: RegExp; where: RegExp; reason: string };

const BUCKET_DEPLOYMENT = /^Custom::CDKBucketDeployment/;

/** Every accepted finding of AwsSolutions (https://github.com/cdklabs/cdk-nag/blob/main/RULES.md). */
export const EXPLAINED_FINDINGS: readonly Explained[] = [
  {
    finding: /^S1$/,
    where: /^(Files|Site)\//,
    reason:
      'Both buckets are read through CloudFront and our own roles only. An access log would keep the ids of persons that stand in the paths.',
  },
  {
    finding: /^S1$/,
    where: /^SourceMaps\//,
    reason: 'Operators alone read it, and nothing of anybody is in it.',
  },
  {
    finding: /^CFR3$/,
    where: /^Distribution\//,
    reason: 'The log of CloudFront keeps addresses of people and paths with their ids; the API has one without them.',
  },
  {
    finding: /^SMG4$/,
    where: /^Keys\//,
    reason:
      'Keys are rotated with a time of overlap in which both verify; a rotation that does not know that would end every session and code at once.',
  },
  {
    finding: /^CFR1$/,
    where: /^Distribution\//,
    reason: 'People who work in Finland travel, and prepare for a site from abroad.',
  },
  {
    finding: /^CFR2$/,
    where: /^Distribution\//,
    reason: 'A setting of the stage: a trial has no firewall, since it would cost more than everything else together.',
  },
  {
    finding: /^CFR4$/,
    where: /^Distribution\//,
    reason:
      'A distribution without a domain of its own has the certificate of CloudFront, whose oldest TLS AWS decides.',
  },
  {
    finding: /^APIG4$/,
    where: /^(Api|Starts|Poster)Route\//,
    reason: 'Workers have no account: the API itself decides who may call what, endpoint by endpoint.',
  },
  {
    finding: /^IAM4\[.*AWSLambdaBasicExecutionRole\]$/,
    where: /ServiceRole\/Resource$/,
    reason: 'The policy of AWS lets a function write logs and nothing else.',
  },
  {
    finding: /^IAM4\[.*AWSCodeDeployRoleForLambdaLimited\]$/,
    where: /^(Api|DueWork|Reminders|Poster)Release\//,
    reason:
      'The policy of AWS lets a release move calls from one version of a function to the next and read its alarms.',
  },
  {
    finding: /^IAM4\[.*AWSBackupServiceRolePolicyFor(S3)?Backup\]$/,
    where: /^BackupRole\//,
    reason: 'The policies of AWS let its own service AWS Backup copy tables and buckets, and nobody else.',
  },
  {
    finding: /^IAM5\[Resource::\*\]$/,
    where: /^DueWork\//,
    reason: 'Counting how many mails came back (ses:GetSendStatistics) knows no resources.',
  },
  {
    finding: /^IAM5\[Resource::.*(Table.*|:table\/[\w.-]+)\/index\/\*\]$/,
    where: /^(Api|DueWork|Reminders)\//,
    reason: 'The indexes of the one table, all of which the function reads.',
  },
  {
    finding: /^IAM5\[Resource::.*Files.*\/(pending|static|versions|static\/(images|documents)\/\w+)\/\*\]$/,
    where: /^(Api|DueWork|Poster)\//,
    reason: 'Files under one prefix of one bucket, whose names are not known before.',
  },
  {
    finding: /^IAM5\[Resource::.*Site.*\/languages\/\*\]$/,
    where: /^Poster\//,
    reason: 'The texts of the public site, a file a language.',
  },
  {
    finding: /^IAM5\[Resource::.*Files.*\/versions\/\*\/draft-\*\]$/,
    where: /^Api\//,
    reason: 'The drafts of all forms, beside versions that the API may not delete.',
  },
  {
    finding: /^IAM5\[Resource::arn:aws:ses:.*:identity\/\*\]$/,
    where: /^DueWork\//,
    reason:
      'The sender may be an address or its domain, which are different identities; a condition allows our sender only.',
  },
  {
    finding: /^SQS3$/,
    where: /^(DueWork|Reminder)Failures\//,
    reason: 'These are the dead-letter queues.',
  },
  {
    finding: /^IAM5\[Resource::<(InstallKeys|CheckRelease|CheckSite)\w+\.Arn>:\*\]$/,
    where: /^(InstallKeysProvider|(Api|DueWork|Reminders|Poster)Release|SchedulerRole)/,
    reason: 'The versions of one function, which the caller may name.',
  },
  {
    finding: /^IAM5\[Resource::<(Api|DueWork|Reminders|Poster)\w+\.Arn>:\*\]$/,
    where: /^CheckRelease\//,
    reason: 'Every version of these functions: a new one is asked before a right of its own would be known everywhere.',
  },
  {
    finding: /^IAM5\[/,
    where: BUCKET_DEPLOYMENT,
    reason: 'The library copies the site to its bucket and makes the edge forget it; it runs at deployment only.',
  },
  {
    finding: /^L1$/,
    where: BUCKET_DEPLOYMENT,
    reason: 'The library chooses the runtime of its own function.',
  },
];

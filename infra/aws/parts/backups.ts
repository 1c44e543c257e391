import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

type BackupsProps = { table: ITableV2; files: IBucket; keepDays: number; isProtected: boolean };

/** Sunday night has few writes; times are UTC. */
const SUNDAY_NIGHT = Schedule.cron({ weekDay: 'SUN', hour: '1', minute: '0' });

/** Copies the table and files each week into a vault in which nobody can delete a copy early, whatever their other rights. */
export function weeklyBackups(scope: Construct, { table, files, keepDays, isProtected }: BackupsProps): void {
  const vault = new BackupVault(scope, 'Backups', {
    blockRecoveryPointDeletion: true,
    lockConfiguration: { minRetention: Duration.days(keepDays) },
    // The vault's name is fixed: a vault left by a failed deployment would block the next one.
    removalPolicy: isProtected ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
  });
  const role = new Role(scope, 'BackupRole', {
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    managedPolicies: ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup'].map(
      (name) => ManagedPolicy.fromAwsManagedPolicyName(name),
    ),
  });
  const plan = new BackupPlan(scope, 'WeeklyBackup', {
    backupVault: vault,
    backupPlanRules: [
      new BackupPlanRule({
        ruleName: 'weekly',
        scheduleExpression: SUNDAY_NIGHT,
        deleteAfter: Duration.days(keepDays),
      }),
    ],
  });
  plan.addSelection('Data', {
    role,
    disableDefaultBackupPolicy: true,
    resources: [table.tableArn, files.bucketArn].map((arn) => BackupResource.fromArn(arn)),
  });
}

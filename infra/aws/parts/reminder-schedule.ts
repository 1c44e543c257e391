import { Duration, TimeZone } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

const LONGEST_KEPT = Duration.days(14);
const LONGEST_LATE = Duration.hours(6);
const RETRIES = 2;

/**
 * Runs the reminders at 06:00 Helsinki time. After three failures the next morning catches up; the returned queue keeps the dead letter.
 */
export function reminderSchedule(scope: Construct, reminders: IFunction): Queue {
  const failures = new Queue(scope, 'ReminderFailures', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: LONGEST_KEPT,
  });
  reminders.configureAsyncInvoke({
    retryAttempts: RETRIES,
    maxEventAge: LONGEST_LATE,
    onFailure: new SqsDestination(failures),
  });
  new Schedule(scope, 'EveryMorning', {
    description: 'Reminders of cards that expire',
    schedule: ScheduleExpression.cron({ hour: '6', minute: '0', timeZone: TimeZone.of('Europe/Helsinki') }),
    target: new LambdaInvoke(reminders, {
      deadLetterQueue: failures,
      retryAttempts: RETRIES,
      maxEventAge: LONGEST_LATE,
    }),
  });
  return failures;
}

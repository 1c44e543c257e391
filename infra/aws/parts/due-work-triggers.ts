import { Duration } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, FilterRule, type IFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { DUE } from '../../../functions/store/keys.ts';

const LONGEST_KEPT = Duration.days(14);

/**
 * Runs the worker when a change writes due work, and every minute for retries. The stream gives up a call after its retries, since the next
 * minute finds the same work; the returned queue keeps the dead letter.
 */
export function dueWorkTriggers(scope: Construct, worker: IFunction, table: ITableV2): Queue {
  const failures = new Queue(scope, 'DueWorkFailures', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: LONGEST_KEPT,
  });
  worker.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: StartingPosition.LATEST,
      batchSize: 100,
      retryAttempts: 2,
      bisectBatchOnError: false,
      onFailure: new SqsDlq(failures),
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { NewImage: { GSI3PK: { S: FilterRule.beginsWith(DUE) } } },
        }),
      ],
    }),
  );
  // For calls of the schedule and of mail that came back: Lambda retries a failed run twice, then writes a dead letter.
  worker.configureAsyncInvoke({
    retryAttempts: 2,
    maxEventAge: Duration.hours(1),
    onFailure: new SqsDestination(failures),
  });
  new Schedule(scope, 'EveryMinute', {
    description: 'Work that is due and was not done when it was written',
    schedule: ScheduleExpression.rate(Duration.minutes(1)),
    target: new LambdaInvoke(worker, {
      deadLetterQueue: failures,
      retryAttempts: 0,
      maxEventAge: Duration.minutes(1),
    }),
  });
  return failures;
}

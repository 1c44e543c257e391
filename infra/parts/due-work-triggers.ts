import { Duration } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, FilterRule, type Function as LambdaFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { dueAt } from '../../functions/store/due-work.ts';

const LONGEST_KEPT = Duration.days(14);

/**
 * Runs the worker when a change writes work to do, and every minute for what has to be tried again. A call from the
 * stream that fails twice is given up, since the next minute finds the same work; its trace is left in the queue that is answered.
 */
export function dueWorkTriggers(scope: Construct, worker: LambdaFunction, table: ITableV2): Queue {
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
          dynamodb: { NewImage: { GSI3PK: { S: FilterRule.isEqual(dueAt('', '').GSI3PK) } } },
        }),
      ],
    }),
  );
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

import { Duration } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** The configuration set of sent mail; with it SES reports which mails came back. */
export function mailSet(scope: Construct): ConfigurationSet {
  const set = new ConfigurationSet(scope, 'Mail');
  set.addEventDestination('Returns', {
    destination: EventDestination.eventBus(EventBus.fromEventBusName(scope, 'DefaultBus', 'default')),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
  return set;
}

/**
 * Hands bounces and complaints to the worker. EventBridge retries the delivery for a day, and Lambda retries a failed run twice, as the
 * worker is configured. The queue alone keeps what was never delivered.
 */
export function mailReturns(
  scope: Construct,
  { set, worker, failures }: { set: ConfigurationSet; worker: IFunction; failures: IQueue },
): void {
  new Rule(scope, 'MailReturned', {
    description: 'Mails that bounced or were complained of',
    eventPattern: {
      source: ['aws.ses'],
      detailType: ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': [set.configurationSetName] } } },
    },
    targets: [
      new LambdaTarget(worker, { deadLetterQueue: failures, retryAttempts: 185, maxEventAge: Duration.hours(24) }),
    ],
  });
}

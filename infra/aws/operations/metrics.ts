import type { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { LoggedEvents } from './add-logged-events.ts';

/** The resources that an operations team watches in one installation. */
export type Watched = {
  httpApi: HttpApi;
  api: LambdaFunction;
  dueWork: LambdaFunction;
  reminders: LambdaFunction;
  poster: LambdaFunction;
  siteCheck: LambdaFunction;
  dueWorkFailures: IQueue;
  reminderFailures: IQueue;
  table: ITableV2;
  events: LoggedEvents;
  /** The monthly limit of SMS costs, in dollars. */
  smsDollars: number;
};

/** The age of the oldest change that the stream handed to a function, in milliseconds. */
export function iteratorAge(reader: LambdaFunction, period: Duration): IMetric {
  return reader.metric('IteratorAge', { period, statistic: 'Maximum' });
}

const reputation =
  (metricName: string) =>
  (period: Duration): IMetric =>
    new Metric({ namespace: 'AWS/SES', metricName, period, statistic: 'Maximum' });

/** Shares of an account's e-mails, from 0 to 1. */
export const MAIL_HEALTH = {
  bounces: reputation('Reputation.BounceRate'),
  complaints: reputation('Reputation.ComplaintRate'),
};

/** Dollars spent on SMS since the first of the month. */
export function smsSpending(period: Duration): IMetric {
  return new Metric({ namespace: 'AWS/SNS', metricName: 'SMSMonthToDateSpentUSD', period, statistic: 'Maximum' });
}

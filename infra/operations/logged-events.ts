import type { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

type Logs = { access: ILogGroup; dueWork: ILogGroup; api: ILogGroup };

/** How often something stood in a log, in the time of `period`. */
export type Counted = (period: Duration) => IMetric;

/** Counts made from log lines: of what the products' functions say, and of the answers of the API. */
export type LoggedEvents = {
  /** Answers 429: callers who are told to wait. */
  toldToWait: Counted;
  /** Errors that no rule of the product foresees. */
  unexpectedErrors: Counted;
  /** A kind of due work that failed in one round. */
  failedWork: Counted;
  parkedMessages: Counted;
  sentMessages: Counted;
};

export function loggedEvents(scope: Construct, stage: string, { access, dueWork, api }: Logs): LoggedEvents {
  const counted = (metricName: string, logGroup: ILogGroup, filterPattern: IFilterPattern): Counted => {
    const filter = new MetricFilter(scope, metricName, {
      logGroup,
      filterPattern,
      metricNamespace: `Tyomaaportti/${stage}`,
      metricName,
      defaultValue: 0,
    });
    return (period) => filter.metric({ period, statistic: 'Sum' });
  };
  const said = (event: string) => FilterPattern.stringValue('$.event', '=', event);
  return {
    toldToWait: counted('ToldToWait', access, FilterPattern.stringValue('$.status', '=', '429')),
    unexpectedErrors: counted('UnexpectedErrors', api, said('unexpected_error')),
    failedWork: counted('FailedWork', dueWork, said('due_work_failed')),
    parkedMessages: counted('ParkedMessages', dueWork, said('message_parked')),
    sentMessages: counted('SentMessages', dueWork, said('message_sent')),
  };
}

import type { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

type Logs = { access: ILogGroup; dueWork: ILogGroup; api: ILogGroup; reminders: ILogGroup };

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
  /** Tries that the table has throttled, failed or not answered in time. */
  refusedByTable: Counted;
};

/** A metric is paid by the hours in which it has a value: where nothing was logged it has none. */
export function loggedEvents(scope: Construct, stage: string, logs: Logs): LoggedEvents {
  const { access, dueWork, api, reminders } = logs;
  const counted = (
    metricName: string,
    logGroup: ILogGroup,
    filterPattern: IFilterPattern,
    id = metricName,
  ): Counted => {
    const metricNamespace = `Tyomaaportti/${stage}`;
    const filter = new MetricFilter(scope, id, { logGroup, filterPattern, metricNamespace, metricName });
    return (period) => filter.metric({ period, statistic: 'Sum' });
  };
  const said = (event: string) => FilterPattern.stringValue('$.event', '=', event);
  const refused = said('table_refused');
  counted('TableRefusals', dueWork, refused, 'TableRefusalsOfDueWork');
  counted('TableRefusals', reminders, refused, 'TableRefusalsOfReminders');
  return {
    toldToWait: counted('ToldToWait', access, FilterPattern.stringValue('$.status', '=', '429')),
    unexpectedErrors: counted('UnexpectedErrors', api, said('unexpected_error')),
    failedWork: counted('FailedWork', dueWork, said('due_work_failed')),
    parkedMessages: counted('ParkedMessages', dueWork, said('message_parked')),
    refusedByTable: counted('TableRefusals', api, refused),
  };
}

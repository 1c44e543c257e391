import type { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { SecurityKind } from '../../../shared/security-log/security-kinds.ts';

type Logs = Record<'access' | 'dueWork' | 'api' | 'reminders' | 'poster', ILogGroup>;

/** How often an event appears in a log within `period`. */
export type Counted = (period: Duration) => IMetric;

/** Metrics from log lines: events of the product's functions, and answers of the API. */
export type LoggedEvents = {
  /** Answers with status 429. */
  toldToWait: Counted;
  /** Errors that no rule of the product expects. */
  unexpectedErrors: Counted;
  /** Due work that failed, could not be postponed, or waited for more than a minute. */
  stuckWork: Counted;
  /** Work that was given up, and evidence that the nightly check found broken. */
  forSomebody: Counted;
  /** The product holds back low-priority mail because too many mails bounce. */
  brakedMail: Counted;
  /** Wrong PINs and codes over all addresses. */
  missedGuesses: Counted;
  /** Rounds of guesses that used up what a permit or an address may have. */
  endedRounds: Counted;
  /** Failed logins over all accounts and addresses, by password or second step. */
  failedLogins: Counted;
  /** Requests that the table throttled, failed or answered too late. */
  refusedByTable: Counted;
};

const STUCK = ['due_work_failed', 'due_work_not_put_off', 'due_work_late'];
const FOR_SOMEBODY = ['due_work_parked', 'evidence_broken'];

/** AWS bills a metric by the hours in which it has a value; without log lines it has none. */
export function addLoggedEvents(scope: Construct, stage: string, logs: Logs): LoggedEvents {
  const { access, dueWork, api, reminders, poster } = logs;
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
  const secured = (kind: SecurityKind) =>
    FilterPattern.all(said('security'), FilterPattern.stringValue('$.kind', '=', kind));
  const refused = said('table_refused');
  counted('TableRefusals', dueWork, refused, 'TableRefusalsOfDueWork');
  counted('TableRefusals', reminders, refused, 'TableRefusalsOfReminders');
  counted('TableRefusals', poster, refused, 'TableRefusalsOfPosters');
  counted('UnexpectedErrors', poster, said('unexpected_error'), 'UnexpectedErrorsOfPosters');
  counted('MissedGuesses', poster, said('guess_missed'), 'MissedGuessesOfPosters');
  counted('EndedRounds', poster, secured('pinsGuessed'), 'EndedRoundsOfPosters');
  return {
    toldToWait: counted('ToldToWait', access, FilterPattern.stringValue('$.status', '=', '429')),
    unexpectedErrors: counted('UnexpectedErrors', api, said('unexpected_error')),
    // One metric for all three: each metric of an alarm costs money.
    stuckWork: counted('StuckWork', dueWork, FilterPattern.any(...STUCK.map(said))),
    brakedMail: counted('BrakedMail', dueWork, said('mail_braked')),
    missedGuesses: counted('MissedGuesses', api, said('guess_missed')),
    endedRounds: counted('EndedRounds', api, secured('pinsGuessed')),
    failedLogins: counted('FailedLogins', api, FilterPattern.any(secured('loginFailed'), secured('secondStepFailed'))),
    // One metric for both: neither mends itself.
    forSomebody: counted('ParkedWork', dueWork, FilterPattern.any(...FOR_SOMEBODY.map(said))),
    refusedByTable: counted('TableRefusals', api, refused),
  };
}

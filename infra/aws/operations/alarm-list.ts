import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { iteratorAge, MAIL_HEALTH, smsSpending, type Watched } from './metrics.ts';

/** One alarm: rings when `metric` exceeds `threshold` in `periods` of its last `among` periods; `among` defaults to `periods`. */
export type AlarmRow = {
  id: string;
  /** What is wrong, in one sentence. */
  says: string;
  /** The heading of docs/operations.md with the instructions. */
  runbook: string;
  metric: IMetric;
  threshold: number;
  periods: number;
  among?: number;
  /** What missing data means: nothing happened, or something that should have happened did not. */
  silence?: TreatMissingData;
};

const FIVE_MINUTES = Duration.minutes(5);
const HOUR = Duration.hours(1);
const SIX_HOURS = Duration.hours(6);
/** A day, an hour for the clock going back, and an hour of delay for the run itself. */
const HOURS_BETWEEN_MORNINGS = 26;

export function alarmRows(watched: Watched): AlarmRow[] {
  return [
    ...apiRows(watched),
    ...securityRows(watched),
    ...workRows(watched),
    ...storeRows(watched),
    ...messageRows(watched),
  ];
}

function apiRows({ siteCheck, httpApi, api, events }: Watched): AlarmRow[] {
  return [
    {
      id: 'SiteUnreachable',
      says: 'From outside the site, a file of it, the API or the gate of files is not answered as it should be.',
      runbook: 'Site unreachable',
      metric: siteCheck.metricErrors({ period: FIVE_MINUTES }),
      threshold: 0,
      periods: 2,
    },
    {
      id: 'ApiFaults',
      says: 'The API answers with faults of its own.',
      runbook: 'API faults',
      metric: httpApi.metricServerError({ period: FIVE_MINUTES, statistic: 'Sum' }),
      threshold: 5,
      periods: 2,
    },
    {
      id: 'ApiSlow',
      says: 'One answer of the API in twenty takes more than two seconds.',
      runbook: 'API slow',
      metric: httpApi.metricLatency({ period: FIVE_MINUTES, statistic: 'p95' }),
      threshold: 2000,
      periods: 3,
    },
    {
      id: 'ApiThrottled',
      says: 'Lambda turns calls of the API away.',
      runbook: 'API throttled',
      metric: api.metricThrottles({ period: FIVE_MINUTES }),
      threshold: 0,
      periods: 1,
    },
    {
      id: 'ManyToldToWait',
      says: 'Many callers are told to wait: somebody may be trying codes, PINs or passwords.',
      runbook: 'PIN attack',
      metric: events.toldToWait(FIVE_MINUTES),
      threshold: 50,
      periods: 2,
    },
  ];
}

function securityRows({ events }: Watched): AlarmRow[] {
  return [
    {
      id: 'Guessing',
      says: 'Somebody guesses PINs, codes or passwords over many addresses, or up to the limits.',
      runbook: 'Guessing',
      metric: guessing(events),
      threshold: 0,
      periods: 1,
    },
  ];
}

/** 1 where wrong PINs and codes, rounds that ended at a limit or failed logins are many in six hours: a slow or spread guesser meets no limit of one address. */
function guessing({ missedGuesses, endedRounds, failedLogins }: Watched['events']): IMetric {
  return new MathExpression({
    label: 'PINs, codes or passwords are guessed',
    expression: 'IF(FILL(missed, 0) > 500 OR FILL(rounds, 0) > 10 OR FILL(logins, 0) > 300, 1, 0)',
    usingMetrics: {
      missed: missedGuesses(SIX_HOURS),
      rounds: endedRounds(SIX_HOURS),
      logins: failedLogins(SIX_HOURS),
    },
    period: SIX_HOURS,
  });
}

function workRows({ events, dueWork, reminders, dueWorkFailures, reminderFailures }: Watched): AlarmRow[] {
  return [
    {
      id: 'WorkStuck',
      says: 'Work that follows from changes fails, or has been due for more than a minute.',
      runbook: 'Work stuck',
      metric: events.stuckWork(FIVE_MINUTES),
      threshold: 0,
      // Retries come after 1, 5, 15 and 60 minutes: not in every period.
      periods: 2,
      among: 6,
    },
    {
      id: 'WorkerFails',
      says: 'The worker ends without having done its work or does not run, or the stream waits for it.',
      runbook: 'Worker fails',
      metric: failingRuns(dueWork),
      threshold: 0,
      periods: 2,
      silence: TreatMissingData.BREACHING,
    },
    {
      id: 'WorkDead',
      says: 'A run of the worker was given up.',
      runbook: 'Work stuck',
      metric: dueWorkFailures.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES, statistic: 'Maximum' }),
      threshold: 0,
      periods: 1,
    },
    {
      id: 'RemindersDead',
      says: 'The reminders of a morning failed three times.',
      runbook: 'Reminders missing',
      metric: reminderFailures.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES, statistic: 'Maximum' }),
      threshold: 0,
      periods: 1,
    },
    {
      id: 'RemindersMissing',
      says: 'No reminders were made for a day.',
      runbook: 'Reminders missing',
      metric: hoursWithout(reminders, dueWork),
      threshold: 0,
      periods: HOURS_BETWEEN_MORNINGS,
    },
  ];
}

/** Lambda retries a failed run twice: more failures than this in five minutes mean a run that failed for good. */
const MOST_FAILED = 2;
const OLDEST_CHANGE_MILLISECONDS = 10 * 60_000;

/**
 * 1 when runs of the worker failed or timed out, or changes wait too long in the stream. Missing when the worker did not run: Lambda
 * reports failures, also zero, with each run.
 */
function failingRuns(worker: LambdaFunction): IMetric {
  return new MathExpression({
    label: 'Runs of the worker fail, or the stream waits',
    expression: `IF(failed > ${MOST_FAILED} OR FILL(age, 0) > ${OLDEST_CHANGE_MILLISECONDS}, 1, 0)`,
    usingMetrics: {
      failed: worker.metricErrors({ period: FIVE_MINUTES }),
      age: iteratorAge(worker, FIVE_MINUTES),
    },
    period: FIVE_MINUTES,
  });
}

/** 1 in an hour in which the worker, which runs every minute, ran and the other function did not; no data before both exist. */
function hoursWithout(rare: LambdaFunction, worker: LambdaFunction): IMetric {
  return new MathExpression({
    label: 'The installation was there, and no reminders were made',
    expression: 'IF(FILL(worker, 0) > 0 AND FILL(rare, 0) == 0, 1, 0)',
    usingMetrics: {
      worker: worker.metricInvocations({ period: HOUR }),
      rare: rare.metricInvocations({ period: HOUR }),
    },
    period: HOUR,
  });
}

/** DynamoDB counts per operation, and an alarm pays for each operation; the functions count all their requests together. */
function storeRows({ events }: Watched): AlarmRow[] {
  return [
    {
      id: 'TableRefuses',
      says: 'The table turns requests away, fails, or answers too late.',
      runbook: 'Table refuses',
      metric: events.refusedByTable(FIVE_MINUTES),
      threshold: 5,
      periods: 2,
    },
  ];
}

/** 1 where bounces or complaints come near what AWS accepts. */
function mailTrouble(): IMetric {
  return new MathExpression({
    label: 'Bounces or complaints come near what AWS accepts',
    expression: 'IF(FILL(bounces, 0) > 0.04 OR FILL(complaints, 0) > 0.0008, 1, 0)',
    usingMetrics: { bounces: MAIL_HEALTH.bounces(HOUR), complaints: MAIL_HEALTH.complaints(HOUR) },
    period: HOUR,
  });
}

function messageRows({ events, smsDollars }: Watched): AlarmRow[] {
  return [
    {
      id: 'WorkParked',
      says: 'Work was given up after a day of failures, or something that is sealed does not verify any more: it waits for somebody.',
      runbook: 'Work parked',
      metric: events.forSomebody(FIVE_MINUTES),
      threshold: 0,
      periods: 1,
    },
    {
      id: 'MailBraked',
      says: 'More than three e-mails in a hundred came back: what nobody waits for is kept back for an hour.',
      runbook: 'Mail reputation',
      metric: events.brakedMail(FIVE_MINUTES),
      threshold: 0,
      periods: 1,
    },
    {
      id: 'MailReputation',
      says: 'Too many e-mails bounce, or too many people complain of them; AWS looks into an account at five in a hundred, and at one in a thousand.',
      runbook: 'Mail reputation',
      metric: mailTrouble(),
      threshold: 0,
      periods: 1,
    },
    {
      id: 'SmsSpending',
      says: 'Four fifths of what SMS may cost this month are spent; at the limit they stop.',
      runbook: 'SMS spending',
      metric: smsSpending(HOUR),
      threshold: smsDollars * 0.8,
      periods: 1,
    },
  ];
}

import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { MAIL_HEALTH, smsSpending, type Watched } from './metrics.ts';

/** One alarm: when `metric` has gone over (or under) `threshold` in `periods` of its last periods. */
export type AlarmRow = {
  id: string;
  /** What is wrong, in a sentence. */
  says: string;
  /** The heading of docs/operations.md that tells what to do. */
  runbook: string;
  metric: IMetric;
  threshold: number;
  periods: number;
  comparison?: ComparisonOperator;
  /** What silence means: nothing happened, or that what should have happened did not. */
  silence?: TreatMissingData;
};

const FIVE_MINUTES = Duration.minutes(5);
const HOUR = Duration.hours(1);

/** Every alarm of an installation. */
export function alarmRows(watched: Watched): AlarmRow[] {
  return [...apiRows(watched), ...workRows(watched), ...storeRows(watched), ...messageRows(watched)];
}

function apiRows({ httpApi, api, events }: Watched): AlarmRow[] {
  return [
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

function workRows({ events, reminders, dueWorkFailures, reminderFailures }: Watched): AlarmRow[] {
  return [
    {
      id: 'WorkStuck',
      says: 'Work that follows from changes fails and is tried again and again.',
      runbook: 'Work stuck',
      metric: events.failedWork(FIVE_MINUTES),
      threshold: 0,
      periods: 3,
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
      metric: reminders.metricInvocations({ period: Duration.days(1) }),
      threshold: 1,
      periods: 1,
      comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
      silence: TreatMissingData.BREACHING,
    },
  ];
}

/** DynamoDB counts by the kind of request, and an alarm pays for each kind; the functions count their tries together. */
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

function messageRows({ events, smsDollars }: Watched): AlarmRow[] {
  return [
    {
      id: 'MessagesParked',
      says: 'Messages could not be sent and wait for somebody.',
      runbook: 'Messages parked',
      metric: events.parkedMessages(FIVE_MINUTES),
      threshold: 0,
      periods: 1,
    },
    {
      id: 'MailBounces',
      says: 'Too many e-mails bounce; AWS looks into an account at five in a hundred.',
      runbook: 'Mail reputation',
      metric: MAIL_HEALTH.bounces(HOUR),
      threshold: 0.04,
      periods: 1,
    },
    {
      id: 'MailComplaints',
      says: 'Too many people complain of e-mails; AWS looks into an account at one in a thousand.',
      runbook: 'Mail reputation',
      metric: MAIL_HEALTH.complaints(HOUR),
      threshold: 0.0008,
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

import type { SecondFactorRules } from '../../shared/core/second-factor-rules.ts';
import type { StartCeilings } from '../../shared/induction-forms/start-ceilings.ts';
import type { SessionLimits } from '../../shared/sessions/session-limits.ts';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';

/** Records in a domain's zone; the stage creates each unless its setting is `false`. */
export const DOMAIN_RECORDS = ['address', 'sender', 'dmarc'] as const;

/** A custom domain: `name` is `zoneName` or below it, and the zone is in Route 53 in the same account. */
export type Domain = {
  name: string;
  zoneName: string;
  hostedZoneId: string;
  /** The mail domain: a separate identity, so that the owner keeps the rest of the zone; defaults to `mail.<name>`. */
  mailName?: string | undefined;
  /** `false` for records that the zone already has or somebody else manages: the address, the SES identity with its records, DMARC. */
  makes?: Partial<Record<(typeof DOMAIN_RECORDS)[number], boolean>> | undefined;
  /** Recipient of DMARC reports; defaults to `alarmMail`. */
  dmarcReports?: string | undefined;
};

/** A table restored beside the stage's own, with its new stream. */
export type RestoredTable = { name: string; streamArn: string };

/** Weekly copies of the table and files that nobody can delete before this age. */
export type Backups = { keepDays: number };

/** What differs between the stages of one product. */
export type Settings = {
  region: string;
  /** Without a domain the address is CloudFront's own; with one, mail is also sent from it and signed. */
  domain?: Domain | undefined;
  /** The table that replaces the stage's own after a restore. */
  restoredTable?: RestoredTable | undefined;
  /** Without it, only the table's 35 days and the files' 90 days of recovery exist. */
  backups?: Backups | undefined;
  /** Whether AWS WAF blocks excessive clients at the edge (docs/measured/cost.md). */
  hasFirewall: boolean;
  /** The sender of e-mails: an identity that SES has verified in that account and region, or an address of the domain's `mailName`. */
  mailFrom: string;
  /** The sender name of SMS: 3 to 11 letters and digits, registered at Traficom; optional. */
  smsSender?: string | undefined;
  wordmark: string;
  /** The PIN of a demo induction that the front page invites to try; without it the page does not speak of one. */
  demoPin?: string | undefined;
  /** The word for an induction in addresses and texts; `perehdytys` by default. */
  productWord: string;
  /** The https address of the trade register's open data, for company-name lookups. */
  companyRegisterUrl: string;
  /** The minimum length of a new password, at least 6. */
  shortestPassword: number;
  /** Whose login takes a second factor, and whether granting a permit does. */
  secondFactor: SecondFactorRules;
  logDays: RetentionDays;
  /** The API's total limit of requests per second, steady and burst; above it the answer is 429. */
  requestsPerSecond: number;
  requestBurst: number;
  /** The share of these for starts of inductions, which anybody with a PIN may request, and as many again for pages of posters; the rest stays for staff. */
  startsPerSecond: number;
  startBurst: number;
  /** How many inductions an address, a form and a company may start, and complete, before each further start takes a proof of work. */
  starts: StartCeilings;
  /** How long a login lasts: at most 720 minutes, and without use more than 10. */
  sessions: SessionLimits;
  /** Recipient of alarms and budget warnings; when empty, only the dashboard shows them. */
  alarmMail: string;
  /** The monthly budget in US dollars: warns at 80 % of it, and when the forecast exceeds it. */
  budgetDollars: number;
  /** The monthly SMS budget in US dollars: the account's limit in SNS. */
  smsDollars: number;
  /** Whether a new API gets a tenth of the calls for five minutes before it gets all of them. */
  releasesSlowly: boolean;
  /** Whether data outlives its stack and is protected from accidental deletion. */
  isProtected: boolean;
};

/** The mail domain of a stage with a domain. */
export function mailNameOf({ name, mailName = `mail.${name}` }: Domain): string {
  return mailName;
}

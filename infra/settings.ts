import { RetentionDays } from 'aws-cdk-lib/aws-logs';

/** An address of one's own: `name` is `zoneName` or below it, and the zone is one of Route 53 in the same account. */
export type Domain = { name: string; zoneName: string; hostedZoneId: string };

/** What differs between the stages of one product. */
export type Settings = {
  region: string;
  /** Where it is left out the address is CloudFront's own; where it is given, mail is sent from it too, and signed. */
  domain?: Domain;
  /** Whether AWS WAF turns away at the edge whoever asks far too much; it costs about 10 dollars a month. */
  hasFirewall: boolean;
  /** Sender of e-mails: an identity that SES has verified in that account and region, or an address of `domain`'s zone. */
  mailFrom: string;
  wordmark: string;
  /** `{product}` of the specification. */
  productWord: string;
  /** The open data of the trade register (https), which company names are looked up in. */
  companyRegisterUrl: string;
  logDays: RetentionDays;
  /** Requests a second, steady and in a burst, that the API takes from everybody together; more are answered 429. */
  requestsPerSecond: number;
  requestBurst: number;
  /** Who is told of alarms and of the budget; nobody by mail where it is empty, and then only the dashboard tells. */
  alarmMail: string;
  /** What the installation may cost in a month, in US dollars, before it is told: at 80 % of it, and where the month is bound to go over. */
  budgetDollars: number;
  /** What SMS may cost in a month, in US dollars: the limit that is set for the account in SNS. */
  smsDollars: number;
  /** Whether a new API gets a tenth of the calls for five minutes before it gets all. */
  releasesSlowly: boolean;
  /** Whether data outlives its stack, and nobody can delete it by mistake. */
  isProtected: boolean;
};

const SHARED = {
  region: 'eu-north-1',
  wordmark: 'Työmaaportti',
  productWord: 'perehdytys',
  companyRegisterUrl: 'https://avoindata.prh.fi',
};

const STAGES: Record<string, Settings> = {
  test: {
    ...SHARED,
    mailFrom: 'tyomaaportti-test@example.com',
    logDays: RetentionDays.TWO_WEEKS,
    requestsPerSecond: 50,
    requestBurst: 100,
    alarmMail: '',
    budgetDollars: 10,
    smsDollars: 1,
    hasFirewall: false,
    releasesSlowly: false,
    isProtected: false,
  },
  production: {
    ...SHARED,
    mailFrom: 'tyomaaportti@example.com',
    logDays: RetentionDays.ONE_MONTH,
    requestsPerSecond: 500,
    requestBurst: 1000,
    alarmMail: 'tyomaaportti-alarms@example.com',
    budgetDollars: 100,
    smsDollars: 50,
    hasFirewall: false,
    releasesSlowly: true,
    isProtected: true,
  },
};

/** The settings of a stage. Throws where there is no such stage, or with every setting that is wrong. */
export function settingsOf(stage: string): Settings {
  const settings = Object.hasOwn(STAGES, stage) ? STAGES[stage] : undefined;
  if (!settings) {
    throw new Error(
      `There is no stage "${stage}". Choose one with -c stage=${Object.keys(STAGES).join(' or -c stage=')}.`,
    );
  }
  const faults = faultsOf(settings);
  if (faults.length > 0) throw new Error(`The settings of stage "${stage}" are wrong: ${faults.join('; ')}.`);
  return settings;
}

/** What is wrong with settings, a sentence each. */
export function faultsOf(settings: Settings): string[] {
  const { region, mailFrom, wordmark, productWord, companyRegisterUrl, logDays } = settings;
  const { requestsPerSecond, requestBurst, alarmMail, budgetDollars, smsDollars } = settings;
  const checks: [boolean, string][] = [
    [/^[a-z]{2}(-[a-z]+)+-\d$/.test(region), `region "${region}" is not the name of an AWS region`],
    [isMail(mailFrom), `mailFrom "${mailFrom}" is not an e-mail address`],
    [wordmark.trim() !== '', 'wordmark is empty'],
    [/^[a-zåäö]+$/.test(productWord), `productWord "${productWord}" is not one word in small letters`],
    [/^https:\/\/[^/]+$/.test(companyRegisterUrl), `companyRegisterUrl "${companyRegisterUrl}" is not an https origin`],
    [logDays in RetentionDays, `logDays ${logDays} is not a number of days that CloudWatch Logs knows`],
    ...domainChecks(settings),
    [isCount(requestsPerSecond), `requestsPerSecond ${requestsPerSecond} is not a whole number above 0`],
    [requestBurst >= requestsPerSecond, `requestBurst ${requestBurst} is below requestsPerSecond ${requestsPerSecond}`],
    [alarmMail === '' || isMail(alarmMail), `alarmMail "${alarmMail}" is neither empty nor an e-mail address`],
    [budgetDollars > 0, `budgetDollars ${budgetDollars} is not above 0`],
    [smsDollars > 0, `smsDollars ${smsDollars} is not above 0`],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, fault]) => fault);
}

function domainChecks({ domain, mailFrom }: Settings): [boolean, string][] {
  if (!domain) return [];
  const { name, zoneName, hostedZoneId } = domain;
  return [
    [isIn(zoneName, name), `domain.name "${name}" is not in the zone "${zoneName}"`],
    [/^Z[A-Z0-9]+$/.test(hostedZoneId), `domain.hostedZoneId "${hostedZoneId}" is not the id of a hosted zone`],
    [isIn(zoneName, mailFrom.split('@')[1] ?? ''), `mailFrom "${mailFrom}" is not in the zone "${zoneName}"`],
  ];
}

function isIn(zone: string, name: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(zone) && (name === zone || name.endsWith(`.${zone}`));
}

function isMail(address: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}

import { RetentionDays } from 'aws-cdk-lib/aws-logs';

/** What differs between the stages of one product. */
export type Settings = {
  region: string;
  /** Sender of e-mails: an identity that SES has verified in that account and region. */
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
    isProtected: false,
  },
  production: {
    ...SHARED,
    mailFrom: 'tyomaaportti@example.com',
    logDays: RetentionDays.ONE_MONTH,
    requestsPerSecond: 500,
    requestBurst: 1000,
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
  const { region, mailFrom, wordmark, productWord, companyRegisterUrl, logDays, requestsPerSecond, requestBurst } =
    settings;
  const checks: [boolean, string][] = [
    [/^[a-z]{2}(-[a-z]+)+-\d$/.test(region), `region "${region}" is not the name of an AWS region`],
    [/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(mailFrom), `mailFrom "${mailFrom}" is not an e-mail address`],
    [wordmark.trim() !== '', 'wordmark is empty'],
    [/^[a-zåäö]+$/.test(productWord), `productWord "${productWord}" is not one word in small letters`],
    [/^https:\/\/[^/]+$/.test(companyRegisterUrl), `companyRegisterUrl "${companyRegisterUrl}" is not an https origin`],
    [logDays in RetentionDays, `logDays ${logDays} is not a number of days that CloudWatch Logs knows`],
    [isCount(requestsPerSecond), `requestsPerSecond ${requestsPerSecond} is not a whole number above 0`],
    [requestBurst >= requestsPerSecond, `requestBurst ${requestBurst} is below requestsPerSecond ${requestsPerSecond}`],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, fault]) => fault);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}

import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { TOKEN_LIFE_SECONDS } from '../../functions/security/tokens/token-lives.ts';
import { SHORTEST_PASSWORD } from '../../shared/core/password-rules.ts';
import { USE_NOTED_MINUTES } from '../../shared/sessions/session-limits.ts';
import { STAFF_ROLES } from '../../shared/core/roles.ts';
import { mailNameOf, type Settings } from './settings.ts';

/** Reserved names (RFC 2606, RFC 6761): mail to them is lost. */
export const EXAMPLE_ADDRESS = /@([^@]*\.)?(example(\.(com|net|org))?|invalid|test|localhost)$/i;
const SHORTEST_BACKUP_DAYS = 8;

type Check = [isRight: boolean, fault: string];

/** The faults in settings, one sentence each. */
export function faultsOf(settings: Settings): string[] {
  const { region, mailFrom, wordmark, productWord, companyRegisterUrl, logDays } = settings;
  const {
    shortestPassword,
    secondFactor,
    requestsPerSecond,
    requestBurst,
    startsPerSecond,
    startBurst,
    starts,
    alarmMail,
    budgetDollars,
    smsDollars,
  } = settings;
  const { smsSender, demoPin } = settings;
  const checks: Check[] = [
    [/^[a-z]{2}(-[a-z]+)+-\d$/.test(region), `region "${region}" is not the name of an AWS region`],
    [isMail(mailFrom), `mailFrom "${mailFrom}" is not an e-mail address`],
    [
      smsSender === undefined || isSenderId(smsSender),
      `smsSender "${smsSender}" is not 3 to 11 letters and digits with a letter`,
    ],
    [wordmark.trim() !== '', 'wordmark is empty'],
    [demoPin === undefined || isPin(demoPin), `demoPin "${demoPin}" is not six digits`],
    [/^[a-zåäö]+$/.test(productWord), `productWord "${productWord}" is not one word in small letters`],
    [/^https:\/\/[^/]+$/.test(companyRegisterUrl), `companyRegisterUrl "${companyRegisterUrl}" is not an https origin`],
    [
      isCount(shortestPassword) && shortestPassword >= SHORTEST_PASSWORD,
      `shortestPassword ${shortestPassword} is not a whole number of ${SHORTEST_PASSWORD} or more`,
    ],
    ...secondFactor.roles.map((role): Check => [
      STAFF_ROLES.includes(role),
      `secondFactor.roles: "${role}" is not a role (${STAFF_ROLES.join(', ')})`,
    ]),
    [logDays in RetentionDays, `logDays ${logDays} is not a number of days that CloudWatch Logs knows`],
    ...domainChecks(settings),
    ...exampleChecks(settings),
    ...dataChecks(settings),
    [isCount(requestsPerSecond), `requestsPerSecond ${requestsPerSecond} is not a whole number above 0`],
    [requestBurst >= requestsPerSecond, `requestBurst ${requestBurst} is below requestsPerSecond ${requestsPerSecond}`],
    [isCount(startsPerSecond), `startsPerSecond ${startsPerSecond} is not a whole number above 0`],
    [startBurst >= startsPerSecond, `startBurst ${startBurst} is below startsPerSecond ${startsPerSecond}`],
    ...sessionChecks(settings),
    ...Object.entries(starts).map(([name, most]): Check => [
      isCount(most),
      `starts.${name} ${most} is not a whole number above 0`,
    ]),
    [alarmMail === '' || isMail(alarmMail), `alarmMail "${alarmMail}" is neither empty nor an e-mail address`],
    [budgetDollars > 0, `budgetDollars ${budgetDollars} is not above 0`],
    [smsDollars > 0, `smsDollars ${smsDollars} is not above 0`],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, fault]) => fault);
}

/** A token lives no longer than its key after a rotation, and a use is noted some minutes late. */
function sessionChecks({ sessions: { longestMinutes, idleMinutes } }: Settings): Check[] {
  return [
    [
      isCount(longestMinutes) && longestMinutes * 60 <= TOKEN_LIFE_SECONDS.staff,
      `sessions.longestMinutes ${longestMinutes} is not a whole number up to ${TOKEN_LIFE_SECONDS.staff / 60}`,
    ],
    [
      isCount(idleMinutes) && idleMinutes > USE_NOTED_MINUTES,
      `sessions.idleMinutes ${idleMinutes} is not a whole number above ${USE_NOTED_MINUTES}`,
    ],
  ];
}

/** Mail from a protected stage must reach somebody. */
function exampleChecks({ isProtected, mailFrom, alarmMail, domain }: Settings): Check[] {
  if (!isProtected) return [];
  return Object.entries({ mailFrom, alarmMail, 'domain.dmarcReports': domain?.dmarcReports ?? '' }).map(
    ([name, address]) => [!EXAMPLE_ADDRESS.test(address), `${name} "${address}" is an example address`],
  );
}

function dataChecks({ restoredTable, backups }: Settings): Check[] {
  const { name, streamArn } = restoredTable ?? {};
  const ofTable: Check[] = restoredTable
    ? [
        [/^[\w.-]{3,255}$/.test(String(name)), `restoredTable.name "${name}" is not the name of a table`],
        [
          new RegExp(`^arn:[\\w-]+:dynamodb:[\\w-]+:\\d{12}:table/${name}/stream/.`).test(String(streamArn)),
          `restoredTable.streamArn "${streamArn}" is not the stream of ${name}`,
        ],
      ]
    : [];
  const { keepDays } = backups ?? {};
  return [
    ...ofTable,
    [
      keepDays === undefined || (isCount(keepDays) && keepDays >= SHORTEST_BACKUP_DAYS),
      `backups.keepDays ${keepDays} is not a whole number of at least ${SHORTEST_BACKUP_DAYS}`,
    ],
  ];
}

function domainChecks({ domain, mailFrom, alarmMail }: Settings): Check[] {
  if (!domain) return [];
  const { name, zoneName, hostedZoneId, makes = {}, dmarcReports = alarmMail } = domain;
  const sender = mailNameOf(domain);
  return [
    [isIn(zoneName, name), `domain.name "${name}" is not in the zone "${zoneName}"`],
    [/^Z[A-Z0-9]+$/.test(hostedZoneId), `domain.hostedZoneId "${hostedZoneId}" is not the id of a hosted zone`],
    [isIn(zoneName, sender), `domain.mailName "${sender}" is not in the zone "${zoneName}"`],
    [
      makes.sender === false || mailFrom.endsWith(`@${sender}`),
      `mailFrom "${mailFrom}" is not an address of "${sender}"`,
    ],
    [
      makes.dmarc === false || isMail(dmarcReports),
      'domain.dmarcReports or alarmMail has to say who gets the reports of DMARC',
    ],
  ];
}

function isIn(zone: string, name: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(zone) && (name === zone || name.endsWith(`.${zone}`));
}

function isMail(address: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address);
}

function isPin(pin: string): boolean {
  return /^\d{6}$/.test(pin);
}

function isSenderId(name: string): boolean {
  return /^(?=.*[A-Za-z])[A-Za-z0-9]{3,11}$/.test(name);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}

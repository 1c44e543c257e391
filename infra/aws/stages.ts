import { NO_SECOND_FACTOR_RULES } from '../../shared/core/second-factor-rules.ts';
import { START_CEILINGS } from '../../shared/induction-forms/start-ceilings.ts';
import { SESSION_LIMITS } from '../../shared/sessions/session-limits.ts';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Settings } from './settings.ts';
import { faultsOf } from './settings-faults.ts';
import { readSettingsFile } from './settings-file.ts';

const SHARED = {
  region: 'eu-north-1',
  wordmark: 'Työmaaportti',
  productWord: 'perehdytys',
  companyRegisterUrl: 'https://avoindata.prh.fi',
  starts: START_CEILINGS,
  sessions: SESSION_LIMITS,
};

/** In `production` the addresses are placeholders: a settings file must replace them. */
const STAGES: Record<string, Settings> = {
  test: {
    ...SHARED,
    mailFrom: 'tyomaaportti-test@example.com',
    shortestPassword: 6,
    secondFactor: NO_SECOND_FACTOR_RULES,
    logDays: RetentionDays.TWO_WEEKS,
    requestsPerSecond: 50,
    requestBurst: 100,
    startsPerSecond: 20,
    startBurst: 50,
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
    shortestPassword: 8,
    secondFactor: { roles: ['root', 'admin'], toGrant: false },
    logDays: RetentionDays.ONE_MONTH,
    requestsPerSecond: 1800,
    requestBurst: 3600,
    startsPerSecond: 100,
    startBurst: 500,
    alarmMail: 'tyomaaportti-alarms@example.com',
    budgetDollars: 100,
    smsDollars: 50,
    backups: { keepDays: 35 },
    hasFirewall: true,
    releasesSlowly: true,
    isProtected: true,
  },
};

/** A stage's default settings, unchecked. Throws for an unknown stage. */
export function defaultsOf(stage: string): Settings {
  const settings = Object.hasOwn(STAGES, stage) ? STAGES[stage] : undefined;
  if (settings) return settings;
  throw new Error(
    `There is no stage "${stage}". Choose one with -c stage=${Object.keys(STAGES).join(' or -c stage=')}.`,
  );
}

/** A stage's settings merged with a settings file. Throws for an unknown stage or file, or with every faulty setting. */
export function settingsOf(stage: string, file?: string): Settings {
  const settings = { ...defaultsOf(stage), ...(file === undefined ? {} : readSettingsFile(file, stage)) };
  const faults = faultsOf(settings);
  if (faults.length > 0) throw new Error(`The settings of stage "${stage}" are wrong: ${faults.join('; ')}.`);
  return settings;
}

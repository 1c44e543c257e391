import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Settings } from './settings.ts';

const text = z.string();
const number = z.number();
const flag = z.boolean();

/** The type of each setting; `faultsOf` checks the values. */
const SettingsFile = z.strictObject({
  /** The stage of these settings, so that nobody deploys another stage with them. */
  stage: z.optional(text),
  ...z.partial(
    z.object({
      region: text,
      domain: z.strictObject({
        name: text,
        zoneName: text,
        hostedZoneId: text,
        mailName: z.optional(text),
        makes: z.optional(z.partial(z.strictObject({ address: flag, sender: flag, dmarc: flag }))),
        dmarcReports: z.optional(text),
      }),
      restoredTable: z.strictObject({ name: text, streamArn: text }),
      backups: z.union([z.literal(false), z.strictObject({ keepDays: number })]),
      hasFirewall: flag,
      mailFrom: text,
      smsSender: text,
      wordmark: text,
      demoPin: text,
      productWord: text,
      companyRegisterUrl: text,
      shortestPassword: number,
      secondFactor: z.strictObject({ roles: z.array(text), toGrant: flag }),
      logDays: number,
      requestsPerSecond: number,
      requestBurst: number,
      startsPerSecond: number,
      startBurst: number,
      starts: z.strictObject({
        addressPerHour: number,
        addressPerDay: number,
        formPerDay: number,
        companyPerDay: number,
      }),
      sessions: z.strictObject({ longestMinutes: number, idleMinutes: number }),
      alarmMail: text,
      budgetDollars: number,
      smsDollars: number,
      releasesSlowly: flag,
    } satisfies Record<Exclude<keyof Settings, 'isProtected'>, unknown>),
  ).shape,
});

/** Reads a stage's settings from a JSON file. Throws with every value that is not a setting. */
export function readSettingsFile(file: string, stage: string): Partial<Settings> {
  const read = SettingsFile.safeParse(parse(file));
  if (!read.success) {
    const faults = read.error.issues.map((issue) => faultOf(issue));
    throw new Error(`The settings in ${file} are wrong: ${faults.join('; ')}.`);
  }
  const { stage: of = stage, backups, ...settings } = read.data;
  if (of !== stage) throw new Error(`The settings in ${file} are of stage "${of}", not of "${stage}".`);
  // JSON has no undefined, which the parsed types allow.
  const given = settings as Partial<Settings>;
  return { ...given, ...(backups === undefined ? {} : { backups: backups || undefined }) };
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `The settings in ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}

function faultOf({ code, path, ...issue }: z.core.$ZodIssue): string {
  const name = path.map(String).join('.');
  if ('keys' in issue && code === 'unrecognized_keys') {
    return issue.keys.map((key) => `there is no setting "${name ? `${name}.` : ''}${key}"`).join('; ');
  }
  return `${name} has a value of the wrong kind`;
}

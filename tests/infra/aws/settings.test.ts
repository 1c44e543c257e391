import { describe, expect, test } from 'vitest';
import type { Settings } from '../../../infra/aws/settings.ts';
import { faultsOf } from '../../../infra/aws/settings-faults.ts';
import { settingsOf } from '../../../infra/aws/stages.ts';
import { stageSettings } from '../../fixtures/operator/stage-settings.ts';

const DOMAIN = { name: 'x.esimerkki.fi', zoneName: 'esimerkki.fi', hostedZoneId: 'Z1' };
const right = stageSettings('production');

describe('the settings of a stage', () => {
  test.each(['test', 'production'])('%s are right and lie in Stockholm', (stage) => {
    expect(faultsOf(stageSettings(stage))).toEqual([]);
    expect(stageSettings(stage).region).toBe('eu-north-1');
  });

  test('protect the data of production', () => {
    expect(right.isProtected).toBe(true);
  });

  test.each(['', 'prod', 'constructor', '__proto__'])(
    'are refused for the unknown stage "%s", with the names of those there are',
    (stage) => {
      expect(() => settingsOf(stage)).toThrow(
        `There is no stage "${stage}". Choose one with -c stage=test or -c stage=production.`,
      );
    },
  );

  test.each<[Partial<Settings>, string]>([
    [{ region: 'Stockholm' }, 'region "Stockholm" is not the name of an AWS region'],
    [{ mailFrom: 'tyomaaportti' }, 'mailFrom "tyomaaportti" is not an e-mail address'],
    [{ wordmark: ' ' }, 'wordmark is empty'],
    [{ demoPin: '12345' }, 'demoPin "12345" is not six digits'],
    [{ productWord: 'Site induction' }, 'productWord "Site induction" is not one word in small letters'],
    [{ companyRegisterUrl: 'http://x.fi' }, 'companyRegisterUrl "http://x.fi" is not an https origin'],
    [{ logDays: Number('17') }, 'logDays 17 is not a number of days that CloudWatch Logs knows'],
    [{ shortestPassword: 5 }, 'shortestPassword 5 is not a whole number of 6 or more'],
    [
      { secondFactor: { roles: ['chef' as 'root'], toGrant: false } },
      'secondFactor.roles: "chef" is not a role (root, admin, user, manager, orientationFormCRUD, orientations, projectCRUD, cardCRUD, cardR, permitFormCRUD, permitR, permitCRUD)',
    ],
    [{ requestsPerSecond: 0 }, 'requestsPerSecond 0 is not a whole number above 0'],
    [{ requestBurst: 1 }, 'requestBurst 1 is below requestsPerSecond 1800'],
    [{ startsPerSecond: 0 }, 'startsPerSecond 0 is not a whole number above 0'],
    [{ startBurst: 99 }, 'startBurst 99 is below startsPerSecond 100'],
    [{ starts: { ...right.starts, formPerDay: 0 } }, 'starts.formPerDay 0 is not a whole number above 0'],
    [
      { sessions: { longestMinutes: 721, idleMinutes: 120 } },
      'sessions.longestMinutes 721 is not a whole number up to 720',
    ],
    [{ sessions: { longestMinutes: 60, idleMinutes: 10 } }, 'sessions.idleMinutes 10 is not a whole number above 10'],
    [
      { mailFrom: 'a@mail.x.esimerkki.fi', domain: { ...DOMAIN, hostedZoneId: 'zone' } },
      'domain.hostedZoneId "zone" is not the id of a hosted zone',
    ],
    [
      { mailFrom: 'a@muu.fi', domain: { ...DOMAIN, mailName: 'muu.fi' } },
      'domain.mailName "muu.fi" is not in the zone "esimerkki.fi"',
    ],
    [{ mailFrom: 'a@muu.fi', domain: DOMAIN }, 'mailFrom "a@muu.fi" is not an address of "mail.x.esimerkki.fi"'],
    [{ alarmMail: 'ops' }, 'alarmMail "ops" is neither empty nor an e-mail address'],
    [{ budgetDollars: 0 }, 'budgetDollars 0 is not above 0'],
    [{ smsDollars: -1 }, 'smsDollars -1 is not above 0'],
  ])('%j are named as wrong', (change, fault) => {
    expect(faultsOf({ ...right, ...change })).toEqual([fault]);
  });
});

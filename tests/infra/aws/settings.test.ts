import { describe, expect, test } from 'vitest';
import { faultsOf, type Settings, settingsOf } from '../../../infra/settings.ts';

const right = settingsOf('production');

describe('the settings of a stage', () => {
  test.each(['test', 'production'])('%s are right and lie in Stockholm', (stage) => {
    expect(faultsOf(settingsOf(stage))).toEqual([]);
    expect(settingsOf(stage).region).toBe('eu-north-1');
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
    [{ productWord: 'Site induction' }, 'productWord "Site induction" is not one word in small letters'],
    [{ companyRegisterUrl: 'http://x.fi' }, 'companyRegisterUrl "http://x.fi" is not an https origin'],
    [{ logDays: Number('17') }, 'logDays 17 is not a number of days that CloudWatch Logs knows'],
    [{ requestsPerSecond: 0 }, 'requestsPerSecond 0 is not a whole number above 0'],
    [{ requestBurst: 1 }, 'requestBurst 1 is below requestsPerSecond 500'],
    [
      { mailFrom: 'a@esimerkki.fi', domain: { name: 'x.fi', zoneName: 'esimerkki.fi', hostedZoneId: 'Z1' } },
      'domain.name "x.fi" is not in the zone "esimerkki.fi"',
    ],
    [
      { mailFrom: 'a@esimerkki.fi', domain: { name: 'esimerkki.fi', zoneName: 'esimerkki.fi', hostedZoneId: 'zone' } },
      'domain.hostedZoneId "zone" is not the id of a hosted zone',
    ],
    [
      { mailFrom: 'a@muu.fi', domain: { name: 'portti.esimerkki.fi', zoneName: 'esimerkki.fi', hostedZoneId: 'Z1' } },
      'mailFrom "a@muu.fi" is not in the zone "esimerkki.fi"',
    ],
    [{ alarmMail: 'ops' }, 'alarmMail "ops" is neither empty nor an e-mail address'],
    [{ budgetDollars: 0 }, 'budgetDollars 0 is not above 0'],
    [{ smsDollars: -1 }, 'smsDollars -1 is not above 0'],
  ])('%j are named as wrong', (change, fault) => {
    expect(faultsOf({ ...right, ...change })).toEqual([fault]);
  });
});

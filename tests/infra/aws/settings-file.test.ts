import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireProvider } from '../../../infra/aws/provider.ts';
import { settingsOf } from '../../../infra/aws/stages.ts';

const FILLED_IN = { mailFrom: 'portti@esimerkki.fi', alarmMail: 'paivystys@esimerkki.fi' };
const DOMAIN = { name: 'portti.esimerkki.fi', zoneName: 'esimerkki.fi', hostedZoneId: 'Z1' };

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tyomaaportti-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(content: unknown): string {
  const file = join(folder, 'settings.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const read = (content: unknown, stage = 'production') => settingsOf(stage, written(content));

describe('production', () => {
  test('is refused with the example addresses of the repository', () => {
    expect(() => settingsOf('production')).toThrow(
      /mailFrom "tyomaaportti@example.com" is an example address; alarmMail .* is an example address/,
    );
  });

  test.each(['a@sub.example.org', 'a@x.invalid', 'a@localhost.test', 'a@firma.example'])(
    'knows %s for one',
    (mailFrom) => {
      expect(() => read({ ...FILLED_IN, mailFrom })).toThrow(`mailFrom "${mailFrom}" is an example address`);
    },
  );

  test('is refused with a privacy notice that does not name its provider', () => {
    const notice = (content: string) => {
      mkdirSync(join(folder, 'site/pages/fi'), { recursive: true });
      writeFileSync(join(folder, 'site/pages/fi/privacy.html'), content);
      return () => requireProvider(join(folder, 'site'));
    };
    const marks = ['name', 'address', 'mail'].map((part) => `<dd data-provider="${part}">x</dd>`);
    expect(notice('<dd>Työmaaportti</dd>')).toThrow('give PROVIDER_NAME, PROVIDER_ADDRESS, PROVIDER_MAIL in');
    expect(notice(marks.slice(1).join(''))).toThrow('give PROVIDER_NAME in');
    expect(notice(marks.join(''))).not.toThrow();
  });
});

describe('a file of settings', () => {
  test('lies anywhere and says what a stage has otherwise', () => {
    const settings = read({ stage: 'production', ...FILLED_IN, budgetDollars: 70, backups: false, hasFirewall: false });
    expect(settings).toMatchObject({ ...FILLED_IN, budgetDollars: 70, hasFirewall: false, isProtected: true });
    expect(settings.backups).toBeUndefined();
    expect(read({ budgetDollars: 3 }, 'test')).toMatchObject({ budgetDollars: 3, isProtected: false });
  });

  test.each<[unknown, string]>([
    [{ ...FILLED_IN, mailForm: 'a@b.fi' }, 'there is no setting "mailForm"'],
    [{ ...FILLED_IN, domain: { ...DOMAIN, zone: 'x' } }, 'there is no setting "domain.zone"'],
    [{ ...FILLED_IN, isProtected: false }, 'there is no setting "isProtected"'],
    [{ ...FILLED_IN, budgetDollars: '70' }, 'budgetDollars has a value of the wrong kind'],
    [{ stage: 'test', ...FILLED_IN }, 'are of stage "test", not of "production"'],
    ['{ mailFrom', 'cannot be read'],
    [
      { ...FILLED_IN, domain: DOMAIN },
      'mailFrom "portti@esimerkki.fi" is not an address of "mail.portti.esimerkki.fi"',
    ],
    [
      { mailFrom: 'a@mail.portti.esimerkki.fi', alarmMail: '', domain: DOMAIN },
      'domain.dmarcReports or alarmMail has to say who gets the reports of DMARC',
    ],
    [{ ...FILLED_IN, backups: { keepDays: 7 } }, 'backups.keepDays 7 is not a whole number of at least 8'],
    [
      {
        ...FILLED_IN,
        restoredTable: { name: 'back', streamArn: 'arn:aws:dynamodb:eu-north-1:1:table/other/stream/1' },
      },
      'restoredTable.streamArn "arn:aws:dynamodb:eu-north-1:1:table/other/stream/1" is not the stream of back',
    ],
  ])('%j is refused with what is wrong in it', (content, fault) => {
    expect(() => read(content)).toThrow(fault);
  });

  test('lets a zone keep its own identity, and then any sender', () => {
    const domain = { ...DOMAIN, makes: { sender: false } };
    expect(read({ ...FILLED_IN, domain }).mailFrom).toBe('portti@esimerkki.fi');
  });

  test('that is not there is told of', () => {
    expect(() => settingsOf('production', join(folder, 'none.json'))).toThrow(/none\.json cannot be read: ENOENT/);
  });
});

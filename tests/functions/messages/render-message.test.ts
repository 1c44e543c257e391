import { describe, expect, test } from 'vitest';
import { renderMessage } from '../../../functions/messages/render-message.ts';
import type { MessageKind } from '../../../functions/store/messages.ts';
import type { Language } from '../../../shared/core/fields.ts';
import { DATA, inSms, LINK, MAILED, PERMIT, SECRETS } from './message-samples.ts';

const SETTINGS = { wordmark: 'Työmaaportti', productWord: 'perehdytys' };

const KINDS = Object.keys(DATA) as MessageKind[];
const LANGUAGES: Language[] = ['fi', 'en'];
const ALL = KINDS.flatMap((kind) => LANGUAGES.map((language) => ({ kind, language })));

const render = (kind: MessageKind, language: Language, data: Record<string, string> = {}) =>
  renderMessage({ kind, language, data: { ...DATA[kind], ...data } }, SETTINGS, SECRETS[kind]);

/** What a reader of the HTML reads. */
const read = (html: string) =>
  html
    .replace(/<(?:title|style)>.*?<\/(?:title|style)>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');

describe('what each message says', () => {
  test.each([
    ['editCode', 'fi', 'Kertakäyttökoodisi: Kallion koulu', ['Koodisi: 012345', '30 minuuttia', 'Älä anna koodia']],
    [
      'editCode',
      'en',
      'Your one-time code: Kallion koulu',
      ['Your code: 012345', '30 minutes', 'Do not give the code'],
    ],
    ['cardCode', 'fi', 'Kertakäyttökoodisi: Tulityökortti', ['Koodisi: 012345', 'päivittämään pätevyyskorttisi']],
    ['cardCode', 'en', 'Your one-time code: Tulityökortti', ['Your code: 012345', 'update your competency card']],
    ['inductionLink', 'fi', 'Jatka perehdytystä: Kallion koulu', [LINK, 'mihin jäit']],
    ['inductionLink', 'en', 'Continue your induction: Kallion koulu', [LINK, 'where you left off']],
    [
      'completionReceipt',
      'fi',
      'Perehdytys valmis: Kallion koulu',
      ['Hei Matti Meikäläinen!', '20.11.2026 klo\u00a07.05', 'Perehdytyksen tunnus: 123 456 789', LINK],
    ],
    [
      'completionReceipt',
      'en',
      'Induction complete: Kallion koulu',
      ['Hello Matti Meikäläinen,', '20.11.2026 at 7.05', 'Induction number: 123 456 789', LINK],
    ],
    ['newInduction', 'fi', 'Uusi perehdytys: Kallion koulu', ['Matti Meikäläinen (Sähkö Valo Oy) on tehnyt', LINK]],
    ['newInduction', 'en', 'New induction: Kallion koulu', ['Matti Meikäläinen (Sähkö Valo Oy) has taken', LINK]],
    [
      'inductionReturned',
      'fi',
      'Perehdytys palautettiin korjattavaksi: Kallion koulu',
      ['Syy: Kortin kuva on epäselvä.', LINK],
    ],
    [
      'inductionReturned',
      'en',
      'Induction returned for correction: Kallion koulu',
      ['Reason: Kortin kuva on epäselvä.', LINK],
    ],
    ['passwordReset', 'fi', 'Uusi salasana: Työmaaportti', [`${MAILED}BBBBBBBBBBBBBBBBBBBBBB`, '60 minuuttia']],
    ['passwordReset', 'en', 'New password: Työmaaportti', [`${MAILED}BBBBBBBBBBBBBBBBBBBBBB`, '60 minutes']],
    [
      'passwordChanged',
      'fi',
      'Salasanasi on vaihdettu: Työmaaportti',
      ['20.11.2026 klo\u00a07.05', 'ylläpitäjälle', LINK],
    ],
    ['passwordChanged', 'en', 'Your password was changed: Työmaaportti', ['20.11.2026 at 7.05', LINK]],
    [
      'emailVerification',
      'fi',
      'Vahvista sähköpostiosoitteesi: Työmaaportti',
      [`${MAILED}BBBBBBBBBBBBBBBBBBBBBB`, '7 päivää'],
    ],
    [
      'emailVerification',
      'en',
      'Verify your email address: Työmaaportti',
      [`${MAILED}BBBBBBBBBBBBBBBBBBBBBB`, '7 days'],
    ],
    [
      'cardReminder',
      'fi',
      'Pätevyyskorttisi vanhenee 5.12.2026: Sähkötyöturvallisuuskortti',
      ['Hei Matti!', 'vanhenee 5.12.2026: Sähkötyöturvallisuuskortti.', 'käytössä: Kallion koulu.', LINK],
    ],
    [
      'cardReminder',
      'en',
      'Your competency card expires on 5.12.2026: Sähkötyöturvallisuuskortti',
      ['Hello Matti,', 'expires on 5.12.2026: Sähkötyöturvallisuuskortti.', 'in use: Kallion koulu.', LINK],
    ],
    [
      'cardDigest',
      'fi',
      'Vanhenevat pätevyyskortit (52): Kallion koulu',
      ['- Tulityökortti – Matti Meikäläinen, Valo Oy – 5.12.2026\n- Valttikortti', 'jäi pois 50 korttia', LINK],
    ],
    [
      'cardDigest',
      'en',
      'Competency cards that expire soon (52): Kallion koulu',
      ['- Tulityökortti – Matti Meikäläinen, Valo Oy – 5.12.2026\n- Valttikortti', 'leaves out 50 cards', LINK],
    ],
    [
      'cardUpdated',
      'fi',
      'Pätevyyskortti päivitettiin: Kallion koulu',
      ['Matti Meikäläinen (Sähkö Valo Oy) päivitti pätevyyskortin', 'voimassa 5.12.2026 asti', 'odottaa hyväksyntää'],
    ],
    [
      'cardUpdated',
      'en',
      'Competency card updated: Kallion koulu',
      ['Matti Meikäläinen (Sähkö Valo Oy) has updated', 'valid until 5.12.2026', 'waiting for approval'],
    ],
    [
      'permitToSign',
      'fi',
      'Työlupa odottaa allekirjoitustasi: Tulityö katolla',
      [
        'Työlupa 2026-0001',
        'luvan myöntäjä',
        'PIN-koodisi: 654 321',
        `${'A'.repeat(22)}/654321`,
        '20.11.2026 klo 7.00',
      ],
    ],
    [
      'permitToSign',
      'en',
      'Work permit waiting for your signature: Tulityö katolla',
      ['Work permit 2026-0001', 'permit issuer', 'Your PIN: 654 321', `${'A'.repeat(22)}/654321`],
    ],
    [
      'permitApproved',
      'fi',
      'Työlupa myönnetty: Tulityö katolla',
      ['2026-0001 on myönnetty', PERMIT.period, PERMIT.link],
    ],
    ['permitApproved', 'en', 'Work permit granted: Tulityö katolla', ['2026-0001 has been granted', PERMIT.link]],
    ['permitRejected', 'fi', 'Työlupaa ei hyväksytty: Tulityö katolla', ['Syy: Vartija puuttuu.', PERMIT.link]],
    ['permitRejected', 'en', 'Work permit not accepted: Tulityö katolla', ['Reason: Vartija puuttuu.', PERMIT.link]],
    ['permitCancelled', 'fi', 'Työlupa peruttu: Tulityö katolla', ['Älä tee työtä tällä luvalla.', PERMIT.link]],
    ['permitCancelled', 'en', 'Work permit cancelled: Tulityö katolla', ['Do no work under this permit.', PERMIT.link]],
    ['permitSignaturesVoided', 'fi', 'Työlupaa muutettiin: Tulityö katolla', ['eivät ole enää voimassa', PERMIT.link]],
    ['permitSignaturesVoided', 'en', 'Work permit changed: Tulityö katolla', ['no longer valid', PERMIT.link]],
  ] as const)('%s in %s', (kind, language, subject, phrases) => {
    const message = render(kind, language);
    expect(message.subject).toBe(subject);
    for (const phrase of phrases) expect(message.text).toContain(phrase);
  });

  test('the word for an induction is a setting', () => {
    const settings = { ...SETTINGS, productWord: 'turvakoulutus' };
    const data = DATA.completionReceipt;
    expect(renderMessage({ kind: 'completionReceipt', language: 'fi', data }, settings).subject).toBe(
      'Turvakoulutus valmis: Kallion koulu',
    );
  });

  test('one card is one card', () => {
    expect(render('cardDigest', 'fi', { more: '1' }).text).toContain('jäi pois 1 kortti.');
    expect(render('cardDigest', 'en', { more: '1' }).text).toContain('leaves out 1 card.');
  });

  test('what is not known leaves no hole', () => {
    expect(render('completionReceipt', 'fi', { name: '' }).text).toMatch(/^Hei!\n/);
    expect(render('newInduction', 'fi', { name: '', company: '' }).text).toMatch(/^Työntekijä on tehnyt/);
    expect(render('newInduction', 'en', { name: '', company: '' }).text).toMatch(/^A worker has taken/);
    expect(render('cardUpdated', 'fi', { expires: '' }).text).toContain('Kortti ei vanhene.');
    expect(render('permitRejected', 'fi', { reason: '' }).text).toContain('Syy: ei kerrottu');
    expect(render('cardDigest', 'fi', { more: '' }).text).not.toContain('Listalta jäi pois');
    expect(render('cardReminder', 'fi', { projectName: '' }).text).not.toContain('Työmaa,');
  });
});

describe('in every kind and language', () => {
  test.each(ALL)('HTML and text of $kind in $language say the same', ({ kind, language }) => {
    const { text, html } = render(kind, language);
    const sentences = text
      .replace(/^-- $/m, '')
      .replace(/^- /gm, '')
      .split(/\n+/)
      .flatMap((line) => (line.endsWith(':') ? [] : line.split(/(?<=\w): (?=[\d ]+$)/)));
    for (const sentence of sentences.filter((line) => line !== ''))
      expect(read(html)).toContain(sentence.trim().replace(/\s+/g, ' '));
  });

  test.each(ALL)('no text of $kind in $language is empty or has a gap', ({ kind, language }) => {
    const { subject, text, html, sms } = render(kind, language);
    for (const part of [subject, text, html, sms])
      expect(part).not.toMatch(/undefined|\bnull\b|\{|\(\)|[^ -] {2}|: *$(?!\n)/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('Työmaaportti</td>');
  });

  const EVIL = '"><script>alert(1)</script><img src=x onerror=alert(1)>&';
  test.each(ALL)('markup in the values of $kind in $language is text', ({ kind, language }) => {
    const evil = Object.fromEntries(
      Object.keys(DATA[kind]).map((name) => [name, name === 'lines' ? `${EVIL}\n${EVIL}` : EVIL]),
    );
    const { html } = renderMessage({ kind, language, data: evil }, { ...SETTINGS, wordmark: EVIL }, EVIL);
    expect(html).not.toMatch(/<script|<img|"">/);
    const tags = render(kind, language).html.match(/<[a-z]+/g);
    expect(html.match(/<[a-z]+/g)).toEqual(tags);
  });

  const BROKEN = 'Kallio\r\nBcc: x@evil.example\r\n\r\nToinen\0 kappale\u2028rivi\u202egnp';
  test.each(ALL)('a line break in the values of $kind in $language makes no line', ({ kind, language }) => {
    const broken = Object.fromEntries(Object.keys(DATA[kind]).map((name) => [name, BROKEN]));
    const { subject, text, sms } = renderMessage({ kind, language, data: broken }, SETTINGS, '1');
    expect(subject).toMatch(/^[^\p{Cc}\u2028\u202e]+$/u);
    expect(text.split('\n').some((line) => line.startsWith('Bcc:'))).toBe(false);
    expect(sms).not.toMatch(/[\r\n\0]/);
  });

  test.each(ALL)(
    '$kind in $language is one SMS of the GSM alphabet, however the form is called',
    ({ kind, language }) => {
      const names = [
        'K',
        'Kallion koulu – “B-talo”, 2. vaihe…',
        'Škoda Õismäe €',
        'Pitkä nimi '.repeat(30),
        'Ä'.repeat(200),
        '€'.repeat(200),
      ];
      for (const formName of names) {
        const { sms } = render(kind, language, { formName, permitName: formName, cardName: formName });
        expect(sms.replace(/[€{}[\]\\~^|]/g, '--').length, sms).toBeLessThanOrEqual(160);
        expect(sms).toMatch(/^[ -_a-z{}|~€£¥èéùìòÇØøÅåΔÆæßÉ¤ÄÖÑÜ§äöñüà¡¿]+$/);
        expect(sms).toContain(inSms(kind));
      }
    },
  );
});

test('a long name of a form is cut at its end and says so', () => {
  const { sms } = render('inductionLink', 'fi', { formName: 'Kallion peruskoulun peruskorjaus '.repeat(5) });
  expect(sms).toMatch(/^Jatka perehdytystä Kallion peruskoulun.*\.\.\.: https:/);
  expect(sms.length).toBeGreaterThan(150);
});

test('another script than Latin stays readable in an SMS', () => {
  expect(render('inductionLink', 'en', { formName: 'Стройка' }).sms).toContain('Стройка');
});

test.each([
  ['www.evil.example', 'www. evil. example'],
  ['https://evil.example/x', 'https evil. example/x'],
  ['J.Virtanen', 'J. Virtanen'],
  ['Matti M. Meikäläinen', 'Matti M. Meikäläinen'],
])('what a worker typed as a name becomes no link in the mail of the site (%s)', (name, shown) => {
  const { text, html } = render('newInduction', 'fi', { name });
  expect(text).toContain(`${shown} (`);
  expect(html).not.toContain('href="https://evil');
});

test('a subject is never so long that a mail server refuses it', () => {
  expect(render('newInduction', 'fi', { formName: 'x'.repeat(1000) }).subject.length).toBeLessThanOrEqual(150);
});

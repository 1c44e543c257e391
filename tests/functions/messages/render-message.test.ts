import { describe, expect, test } from 'vitest';
import { renderMessage } from '../../../functions/messages/render-message.ts';
import { smsSegments } from '../../../functions/messages/sms-text.ts';
import type { MessageKind } from '../../../functions/store/messages/messages.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { MESSAGE_LANGUAGES } from '../../../shared/languages/message-languages.ts';
import { DATA, inSms, SECRETS } from './message-samples.ts';
import { SAID } from './said-messages.ts';

const SETTINGS = { wordmark: 'Työmaaportti', productWord: 'perehdytys' };

const KINDS = Object.keys(DATA) as MessageKind[];
type Said = { kind: MessageKind; language: WorkerLanguage };
const LANGUAGES: WorkerLanguage[] = ['fi', 'en'];
/** What staff read is in Finnish and English; what a worker may get is in every language of workers. */
const ALL: Said[] = [
  ...KINDS.flatMap((kind) => LANGUAGES.map((language) => ({ kind, language }))),
  ...Object.entries(MESSAGE_LANGUAGES).flatMap(([language, { messages }]) =>
    Object.keys(messages).map((kind) => ({ kind, language }) as Said),
  ),
];
const isGsm = ({ language }: Said) => language !== 'ru' && language !== 'uk';

const render = (kind: MessageKind, language: WorkerLanguage, data: Record<string, string> = {}) =>
  renderMessage({ kind, language, data: { ...DATA[kind], ...data } }, SETTINGS, SECRETS[kind]);

/** What a reader of the HTML reads. */
const read = (html: string) =>
  html
    .replace(/<(?:title|style)>.*?<\/(?:title|style)>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');

describe('what each message says', () => {
  test.each(SAID)('%s in %s', (kind, language, subject, phrases) => {
    const message = render(kind, language);
    expect(message.subject).toBe(subject);
    for (const phrase of phrases) expect(message.text).toContain(phrase);
  });

  test('the word for an induction is a setting', () => {
    const settings = { ...SETTINGS, productWord: 'turvakoulutus' };
    const data = DATA.completionReceipt;
    expect(renderMessage({ kind: 'completionReceipt', language: 'fi', data }, settings).subject).toBe(
      'Turvakoulutus valmis: Kallion koulu, Talotyömaa',
    );
  });

  test('a site that is not known leaves the form alone, and one that the form is named after is said once', () => {
    expect(render('inductionLink', 'fi', { siteName: '' }).subject).toBe('Jatka perehdytystä: Talotyömaa');
    const named = { formName: 'Kallion koulu, vaihe 2' };
    expect(render('inductionLink', 'fi', named).subject).toBe('Jatka perehdytystä: Kallion koulu, vaihe 2');
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
      .flatMap((line) => (line.endsWith(':') ? [] : line.split(/(?<=[\p{L}\d_]): (?=[\d ]+$)/u)));
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

  test.each(ALL.filter(isGsm))(
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

test.each(ALL.filter((said) => !isGsm(said)))(
  '$kind in $language is three segments of an SMS at most, however the form is called',
  ({ kind, language }) => {
    for (const formName of ['К', 'Стройка на улице Маннергейма '.repeat(9), 'Ж'.repeat(200)]) {
      const { sms } = render(kind, language, { formName, permitName: formName, cardName: formName });
      expect(smsSegments(sms), sms).toBeLessThanOrEqual(3);
      expect(sms).toContain(inSms(kind));
    }
  },
);

test('a long name of a form is cut at its end and says so', () => {
  const { sms } = render('inductionLink', 'fi', { formName: 'Kallion peruskoulun peruskorjaus '.repeat(5) });
  expect(sms).toMatch(/^Jatka perehdytystä Kallion koulu, Kallion peruskoulun.*\.\.\.: https:/);
  expect(sms.length).toBeGreaterThan(150);
});

test('an SMS in another script is paid by its segments, three at most, and the day’s limit counts them', () => {
  const { sms } = render('inductionLink', 'en', { formName: 'Стройка на улице Маннергейма '.repeat(9) });
  expect(smsSegments(sms)).toBe(3);
  expect(sms.length).toBeLessThanOrEqual(3 * 67);
  expect(['я'.repeat(70), 'я'.repeat(71), 'я'.repeat(134), 'я'.repeat(135)].map(smsSegments)).toEqual([1, 2, 2, 3]);
  expect(['a'.repeat(160), 'a'.repeat(161), '€'.repeat(80), '€'.repeat(81)].map(smsSegments)).toEqual([1, 2, 1, 2]);
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

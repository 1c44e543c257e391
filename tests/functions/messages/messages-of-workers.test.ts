import { describe, expect, test } from 'vitest';
import { renderMessage } from '../../../functions/messages/render-message.ts';
import { smsSegments } from '../../../functions/messages/sms-text.ts';
import { TEXTS } from '../../../functions/messages/message-texts.ts';
import type { MessageKind } from '../../../functions/store/messages/messages.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { isStaffLanguage, OFFERED_LANGUAGES } from '../../../shared/core/language.ts';
import type { WorkerMessageKind } from '../../../shared/messages/worker-messages.ts';
import { DATA, inSms, SECRETS } from './message-samples.ts';

const SETTINGS = { wordmark: 'Työmaaportti', productWord: 'perehdytys' };
const OTHERS = OFFERED_LANGUAGES.filter((language) => !isStaffLanguage(language));
const CYRILLIC: ReadonlySet<WorkerLanguage> = new Set(['ru', 'uk']);

/** Of these a worker gets each in their own language; the type holds the list to them. */
const KINDS = Object.keys({
  editCode: 0,
  cardCode: 0,
  inductionLink: 0,
  inductionReminder: 0,
  inductionReturned: 0,
  completionReceipt: 0,
  renewalAsked: 0,
  cardReminder: 0,
  permitToSign: 0,
  permitPin: 0,
  permitApproved: 0,
  permitRejected: 0,
  permitCancelled: 0,
  permitSignaturesVoided: 0,
  permitSuspended: 0,
  permitResumed: 0,
  permitExtension: 0,
  permitExtended: 0,
  permitNotExtended: 0,
  permitHandOver: 0,
  permitHandedOver: 0,
  permitNotHandedOver: 0,
  permitStillToSign: 0,
  permitEnds: 0,
  permitWatch: 0,
  permitWatchBegins: 0,
  permitRoundLate: 0,
  permitWorkNotEnded: 0,
} satisfies Record<WorkerMessageKind, 0>) as WorkerMessageKind[];
const ALL = OTHERS.flatMap((language) => KINDS.map((kind) => ({ kind, language })));

const render = (kind: MessageKind, language: WorkerLanguage, data: Record<string, string> = {}) =>
  renderMessage({ kind, language, data: { ...DATA[kind], ...data } }, SETTINGS, SECRETS[kind]);

describe('in each language of workers', () => {
  test.each(ALL)('$kind in $language tells what the Finnish one does, and leaves no gap', ({ kind, language }) => {
    const { subject, text, html, sms } = render(kind, language);
    const finnish = render(kind, 'fi').text;
    const told = Object.entries(DATA[kind]).filter(([name, value]) => name !== 'role' && finnish.includes(value));
    for (const [, value] of told) expect(text).toContain(value);
    for (const part of [subject, text, html, sms]) expect(part).not.toMatch(/undefined|\bnull\b|\{|\(\)|[^ -] {2}/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(subject).not.toBe(render(kind, 'en').subject);
  });

  test.each(ALL)('what is not known to $kind in $language leaves no hole', ({ kind, language }) => {
    const { text } = render(kind, language, { name: '', reason: '', expires: '', projectName: '' });
    expect(text).not.toMatch(/undefined|\(\)|[^ -] {2}|[^\S\n],/);
  });

  test.each(ALL)(
    'an SMS of $kind in $language is one message of the GSM alphabet, or at most three segments in Cyrillic',
    ({ kind, language }) => {
      for (const formName of ['K', 'Kallion koulu – “B-talo”…', 'Škoda Õismäe €', 'Pitkä nimi '.repeat(30)]) {
        const { sms } = render(kind, language, { formName, permitName: formName, cardName: formName });
        expect(smsSegments(sms), sms).toBeLessThanOrEqual(CYRILLIC.has(language) ? 3 : 1);
        expect(sms).toContain(inSms(kind));
      }
    },
  );
});

test('what goes to staff is English in a language that staff’s screens lack', () => {
  const ofStaff = (Object.keys(TEXTS) as MessageKind[]).filter((kind) => !KINDS.some((each) => each === kind));
  expect(ofStaff).toContain('newInduction');
  for (const kind of ofStaff) expect(render(kind, 'uk')).toEqual(render(kind, 'en'));
});

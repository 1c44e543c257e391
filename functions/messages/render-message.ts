import type { Message } from '../store/messages/messages.ts';
import type { Settings } from '../world.ts';
import { wordsFor } from './words-for.ts';
import { messageHtml } from './message-html.ts';
import type { MessageText, Values } from '../../shared/messages/message-text.ts';
import { smsText } from './sms-text.ts';

export type RenderedMessage = { subject: string; text: string; html: string; sms: string };

const LONGEST_SUBJECT = 150;

/** A message in its recipient's language and in every form in which it may be sent. `secret` is the content of its box. */
export function renderMessage(
  { kind, language, data }: Pick<Message, 'kind' | 'language' | 'data'>,
  settings: Pick<Settings, 'wordmark' | 'productWord'>,
  secret = '',
): RenderedMessage {
  const { language: said, frame, textOf } = wordsFor(kind, language);
  const values = valuesOf(data, settings, secret);
  const text = textOf(values);
  return {
    subject: text.subject.slice(0, LONGEST_SUBJECT),
    text: plainText(text, frame.footer(values.wordmark)),
    html: messageHtml(text, { language: said, wordmark: values.wordmark, frame }),
    sms: smsText(text.sms, text.smsName ?? values.formName),
  };
}

function valuesOf(
  data: Message['data'],
  { wordmark, productWord }: Pick<Settings, 'wordmark' | 'productWord'>,
  secret: string,
): Values {
  const value = (name: string) => oneLine(data[name] ?? '');
  return {
    formName: siteFirst(value('siteName'), value('formName')),
    minutes: value('minutes'),
    days: value('days'),
    link: value('link'),
    passLink: value('passLink'),
    needsNoApproval: value('needsNoApproval'),
    mark: value('mark'),
    verifyLink: value('verifyLink'),
    name: breakLinks(value('name')),
    company: breakLinks(value('company')),
    signed: value('signed'),
    at: value('at'),
    email: value('email'),
    cardName: breakLinks(value('cardName')),
    expires: value('expires'),
    isOver: value('isOver'),
    projectName: breakLinks(value('projectName')),
    permitName: siteFirst(breakLinks(value('projectName')), breakLinks(value('permitName'))),
    number: value('number'),
    role: value('role'),
    period: value('period'),
    reason: breakLinks(value('reason')),
    count: value('count'),
    more: value('more'),
    kinds: value('kinds'),
    lines: (data['lines'] ?? '')
      .split('\n')
      .map((line) => breakLinks(oneLine(line)))
      .filter((line) => line !== ''),
    secret: secret.split(' ')[0] ?? '',
    key: secret.split(' ').at(-1) ?? '',
    wordmark,
    Product: productWord.charAt(0).toUpperCase() + productWord.slice(1),
  };
}

/** A site's name, then a form's or permit's; only one of them where they are the same. */
function siteFirst(site: string, name: string): string {
  if (site === '' || name === '') return `${site}${name}`;
  return name.toLowerCase().startsWith(site.toLowerCase()) ? name : `${site}, ${name}`;
}

/** Removes line breaks and direction marks: a value must not pose as another line. */
function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

/** Breaks links in typed text, so that mail programs do not make them clickable; a date stays as it is. */
function breakLinks(value: string): string {
  return value.replace(/:\/\//g, ' ').replace(/\.(?=\p{L})|(?<!\d)\.(?=\p{N})/gu, '. ');
}

function plainText({ opening, list = [], figure, button, closing = [] }: MessageText, footer: string): string {
  const parts = [
    ...opening,
    ...(list.length > 0 ? [list.map((line) => `- ${line}`).join('\n')] : []),
    ...(figure ? [`${figure.label}: ${figure.digits}`] : []),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...closing,
    `-- \n${footer}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

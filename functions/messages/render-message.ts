import type { Message } from '../store/messages.ts';
import type { Settings } from '../world.ts';
import { messageHtml } from './message-html.ts';
import type { MessageText, MessageTexts, Values } from './message-text.ts';
import { smsText } from './sms-text.ts';
import { en } from './texts/en.ts';
import { fi } from './texts/fi.ts';

export type RenderedMessage = { subject: string; text: string; html: string; sms: string };

const TEXTS = { fi, en } satisfies Record<Message['language'], MessageTexts>;
const LONGEST_SUBJECT = 150;

/** A message in its recipient's language and in every form it may be sent in. `secret` is what its box held. */
export function renderMessage(
  { kind, language, data }: Pick<Message, 'kind' | 'language' | 'data'>,
  settings: Pick<Settings, 'wordmark' | 'productWord'>,
  secret = '',
): RenderedMessage {
  const { kinds, ...texts } = TEXTS[language];
  const values = valuesOf(data, settings, secret);
  const text = kinds[kind](values);
  return {
    subject: text.subject.slice(0, LONGEST_SUBJECT),
    text: plainText(text, texts.footer(values.wordmark)),
    html: messageHtml(text, { language, wordmark: values.wordmark, texts }),
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
    name: unlinked(value('name')),
    company: unlinked(value('company')),
    signed: value('signed'),
    at: value('at'),
    cardName: unlinked(value('cardName')),
    expires: value('expires'),
    isOver: value('isOver'),
    projectName: unlinked(value('projectName')),
    permitName: siteFirst(unlinked(value('projectName')), unlinked(value('permitName'))),
    number: value('number'),
    role: value('role'),
    period: value('period'),
    reason: unlinked(value('reason')),
    count: value('count'),
    more: value('more'),
    lines: (data['lines'] ?? '')
      .split('\n')
      .map((line) => unlinked(oneLine(line)))
      .filter((line) => line !== ''),
    secret,
    wordmark,
    Product: productWord.charAt(0).toUpperCase() + productWord.slice(1),
  };
}

/** A site's name, then a form's or permit's; once where the one says the other. */
function siteFirst(site: string, name: string): string {
  if (site === '' || name === '') return `${site}${name}`;
  return name.toLowerCase().startsWith(site.toLowerCase()) ? name : `${site}, ${name}`;
}

/** Without line breaks and without the signs that turn the direction of writing: a value cannot pose as another line. */
function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

/** What somebody typed must not become a link in somebody's mail program; a date stays as it is. */
function unlinked(value: string): string {
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

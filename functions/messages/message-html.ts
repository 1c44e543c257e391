import type { WorkerLanguage } from '../../shared/core/fields.ts';
import type { MailFrame } from '../../shared/messages/worker-messages.ts';
import type { MessageText } from '../../shared/messages/message-text.ts';

type Frame = { language: WorkerLanguage; wordmark: string; frame: MailFrame };

const FONT = 'font-family:Arial,Helvetica,sans-serif';
const BRAND = '#0B4650';
const INK = '#1B2326';
const QUIET = '#4A5659';

/** A mail's HTML: tables and inline styles only, because mail programs drop the rest; readable without either. */
export function messageHtml(text: MessageText, { language, wordmark, frame }: Frame): string {
  const body = [
    ...text.opening.map(paragraph),
    ...(text.list ? [bullets(text.list)] : []),
    ...(text.figure ? [figure(text.figure)] : []),
    ...(text.button ? [button(text.button), fallback(frame.buttonFallback, text.button.link)] : []),
    ...(text.closing ?? []).map(paragraph),
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(text.subject)}</title></head>`,
    `<body style="margin:0;padding:0;background:#F3F5F5;color:${INK};${FONT}">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:6px">',
    `<tr><td style="padding:20px 24px;border-bottom:4px solid #F5B700;font-size:20px;font-weight:bold;color:${BRAND}">${escapeHtml(wordmark)}</td></tr>`,
    `<tr><td style="padding:24px 24px 8px">${body.join('')}</td></tr>`,
    '</table>',
    `<p style="max-width:560px;margin:16px auto;font-size:14px;line-height:1.5;color:${QUIET}">${escapeHtml(frame.footer(wordmark))}</p>`,
    '</td></tr></table></body></html>',
  ].join('\n');
}

/** Escapes text for an element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;font-size:17px;line-height:1.5">${escapeHtml(text)}</p>`;
}

function bullets(lines: readonly string[]): string {
  const items = lines.map((line) => `<li style="margin:0 0 6px">${escapeHtml(line)}</li>`).join('');
  return `<ul style="margin:0 0 16px;padding:0 0 0 22px;font-size:17px;line-height:1.5">${items}</ul>`;
}

function figure({ label, digits }: NonNullable<MessageText['figure']>): string {
  return [
    `<p style="margin:0 0 4px;font-size:15px;color:${QUIET}">${escapeHtml(label)}</p>`,
    `<p style="margin:0 0 20px;font-size:32px;line-height:1.2;font-weight:bold;letter-spacing:3px;color:${BRAND}">${escapeHtml(digits)}</p>`,
  ].join('');
}

function button({ label, link }: NonNullable<MessageText['button']>): string {
  const style = `display:inline-block;padding:14px 24px;font-size:17px;font-weight:bold;color:#ffffff;text-decoration:none`;
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr>',
    `<td bgcolor="${BRAND}" style="border-radius:6px"><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a></td>`,
    '</tr></table>',
  ].join('');
}

function fallback(label: string, link: string): string {
  const address = `<a href="${escapeHtml(link)}" style="color:#0A5566;word-break:break-all">${escapeHtml(link)}</a>`;
  return `<p style="margin:0 0 20px;font-size:14px;line-height:1.5;color:${QUIET}">${escapeHtml(label)}<br>${address}</p>`;
}

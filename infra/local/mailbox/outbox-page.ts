import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import { escapeMarkup } from '../listening/xml.ts';
import type { Delivery } from './outbox.ts';

const STYLE = `
:root { color-scheme: only light; font: 17px/1.5 'Atkinson Hyperlegible Next Variable', system-ui, 'Segoe UI', Roboto, sans-serif; color: #14201f; background: #f4f6f5 }
* { box-sizing: border-box }
body { margin: 0 }
header { background: #07333b; color: #fff }
header > div, main { max-width: 892px; margin: 0 auto; padding: 16px }
header p { margin: 0; display: flex; align-items: center; gap: 10px; font-weight: 800 }
header i { width: 28px; height: 12px; border-radius: 2px; background: repeating-linear-gradient(90deg, #f5b700 0 6px, #07333b 6px 7px) }
h1 { font-size: 28px; line-height: 1.2; margin: 10px 0 4px }
header small { font-size: 16px; color: #e1eff1 }
header a { color: #fff }
article { background: #fff; border: 1px solid #c9d1cf; border-radius: 8px; padding: 16px; margin: 0 0 16px; overflow-wrap: anywhere }
article > p { margin: 0; display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; color: #3e4c4b; font-size: 16px }
h2 { font-size: 20px; line-height: 1.25; margin: 8px 0 }
b { font-weight: 700; color: #14201f }
span { font-size: 15px; font-weight: 650; line-height: 1; padding: 6px 10px; border-radius: 4px; border: 1.5px solid #2c63b0; color: #123f7a; background: #e3edfb }
span.sms { border-color: #9a6b00; color: #5a3d00; background: #fff0c2 }
pre { font: inherit; white-space: pre-wrap; margin: 8px 0 0; padding: 12px; background: #f4f6f5; border-radius: 4px }
a { color: #0a5566; text-underline-offset: .2em }
:focus-visible { outline: 3px solid #14201f; outline-offset: 3px; box-shadow: 0 0 0 3px #f5b700 }
summary { min-height: 48px; padding: 12px 0; cursor: pointer; font-weight: 700; color: #0b4650 }
iframe { width: 100%; height: 420px; border: 1px solid #c9d1cf; border-radius: 4px; background: #fff }
`;

/** The page may show styles and pictures, but nothing on it may run, whatever a message contains. */
export const OUTBOX_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** The outbox as a page for people, newest first. */
export function outboxPage(deliveries: readonly Delivery[], wordmark: string): string {
  const count = deliveries.length === 1 ? '1 message' : `${deliveries.length} messages`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox – ${escapeMarkup(wordmark)}</title><style>${STYLE}</style></head>
<body>
<header><div><p><i></i>${escapeMarkup(wordmark)}</p><h1>Outbox</h1><small>${count}, newest first. Nothing leaves this machine. <a href="/dev/outbox">Refresh</a> · <a href="/dev/outbox.json">JSON</a></small></div></header>
<main>${deliveries.map(deliveryArticle).join('\n') || '<article><h2>Nothing has been sent yet</h2></article>'}</main>
</body>
</html>
`;
}

function deliveryArticle({ channel, to, subject, text, html, at }: Delivery): string {
  const label = channel === 'email' ? 'E-mail' : 'SMS';
  const time = `<time datetime="${escapeMarkup(at)}">${formatDate(at)} ${formatTime(at)}</time>`;
  const title = subject === undefined ? '' : `<h2>${escapeMarkup(subject)}</h2>`;
  return `<article><p><span class="${channel}">${label}</span><b>${escapeMarkup(to)}</b>${time}</p>${title}<pre>${linkAddresses(text)}</pre>${htmlView(html)}</article>`;
}

/** The HTML part in a frame as its reader sees it; no script runs, and links open in a new tab. */
function htmlView(html: string | undefined): string {
  if (html === undefined) return '';
  const frame = `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="HTML version" srcdoc="${escapeMarkup(`<base target="_blank">${html}`)}"></iframe>`;
  return `<details><summary>HTML version</summary>${frame}</details>`;
}

function linkAddresses(text: string): string {
  const pieces = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/);
  return pieces
    .map((piece, i) =>
      i % 2 === 0 ? escapeMarkup(piece) : `<a href="${escapeMarkup(piece)}">${escapeMarkup(piece)}</a>`,
    )
    .join('');
}

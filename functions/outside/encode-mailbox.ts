import { domainToASCII } from 'node:url';

/** An encoded word may have 75 characters (RFC 2047); this many bytes fit into one as base64. */
const MOST_BYTES_IN_A_WORD = 45;

/** `Name <address>` or a bare address in ASCII, as SES requires: a name with other characters becomes encoded words, a domain Punycode. */
export function encodeMailbox(mailbox: string): string {
  const [, name = '', address = mailbox] = /^(.*)<([^<>]*)>$/.exec(mailbox.trim()) ?? [];
  const ascii = asciiAddress(address.trim());
  const shown = name.trim().replace(/^"(.*)"$/, '$1');
  return shown === '' ? ascii : `${encodeName(shown)} <${ascii}>`;
}

/** An address with its domain in ASCII, as SES accepts and reports it. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at + 1)}${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`;
}

function encodeName(name: string): string {
  if (/^[\w -]+$/.test(name)) return name;
  return wordsOf(name)
    .map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`)
    .join(' ');
}

/** The text in parts that each fit one encoded word, without splitting a character. */
function wordsOf(text: string): string[] {
  const words = [''];
  for (const character of text) {
    const last = words.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > MOST_BYTES_IN_A_WORD) words.push(character);
    else words[words.length - 1] = last + character;
  }
  return words;
}

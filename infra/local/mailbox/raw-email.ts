export type Email = { to: string[]; subject?: string; text: string; html?: string };

type Part = { headers: Map<string, string>; body: Buffer };

/** Reads a message as it travels (RFC 5322, MIME): recipients, subject, and its plain and HTML text. */
export function parseEmail(raw: Buffer): Email {
  const message = parsePart(raw);
  const header = (name: string): string | undefined => message.headers.get(name);
  const to = ['to', 'cc', 'bcc'].flatMap((name) => addressesOf(header(name) ?? ''));
  const leaves = leavesOf(message);
  const textOf = (type: string): string | undefined => leaves.find((part) => typeOf(part) === type)?.text;
  const html = textOf('text/html');
  const subject = header('subject');
  return {
    to,
    text: textOf('text/plain') ?? '',
    ...(html === undefined ? {} : { html }),
    ...(subject === undefined ? {} : { subject: decodedWords(subject) }),
  };
}

function parsePart(raw: Buffer): Part {
  const [separator, end] = firstOf(raw, ['\r\n\r\n', '\n\n']);
  const head = raw.toString('utf8', 0, separator).replace(/\r?\n[ \t]+/g, ' ');
  const headers = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: raw.subarray(end) };
}

/** Where the first of the separators starts and ends; the end of the bytes where there is none. */
function firstOf(raw: Buffer, separators: readonly string[]): [start: number, end: number] {
  const places = separators.map((separator) => [raw.indexOf(separator), separator.length] as const);
  const [first] = places.filter(([start]) => start >= 0).sort(([a], [b]) => a - b);
  return first ? [first[0], first[0] + first[1]] : [raw.length, raw.length];
}

type Leaf = { headers: Part['headers']; text: string };

const typeOf = ({ headers }: { headers: Part['headers'] }): string =>
  (headers.get('content-type') ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? '';

function leavesOf(part: Part): Leaf[] {
  const boundary = parameterOf(part, 'boundary');
  if (!typeOf(part).startsWith('multipart/') || boundary === undefined) return [leafOf(part)];
  const pieces = part.body
    .toString('latin1')
    .split(new RegExp(`(?:^|\\r?\\n)--${literal(boundary)}(?:--)?[ \\t]*(?:\\r?\\n|$)`));
  return pieces.slice(1, -1).flatMap((piece) => leavesOf(parsePart(Buffer.from(piece, 'latin1'))));
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function parameterOf({ headers }: Part, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}="?([^";]+)"?`, 'i').exec(headers.get('content-type') ?? '');
  return found?.[1];
}

function leafOf(part: Part): Leaf {
  const encoding = part.headers.get('content-transfer-encoding')?.toLowerCase();
  const bytes = decodedBytes(part.body, encoding);
  return { headers: part.headers, text: decoded(bytes, parameterOf(part, 'charset')) };
}

function decodedBytes(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'base64') return Buffer.from(body.toString('latin1'), 'base64');
  return encoding === 'quoted-printable' ? quotedPrintable(body.toString('latin1').replace(/=\r?\n/g, '')) : body;
}

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const decoded = (bytes: Buffer, charset = 'utf-8'): string => new TextDecoder(charset).decode(bytes);

/** Decodes `=?utf-8?B?…?=` and `=?utf-8?Q?…?=` in a header (RFC 2047). */
function decodedWords(header: string): string {
  const joined = header.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?([^?]+)\?([bq])\?([^?]*)\?=/gi, (_, charset: string, kind: string, text: string) => {
    const bytes = kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quotedPrintable(text.replaceAll('_', ' '));
    return decoded(bytes, charset);
  });
}

/** `Matti <matti@example.com>, b@example.com` as bare addresses. */
function addressesOf(header: string): string[] {
  const entries = header.split(',').map((entry) => (/<([^>]+)>/.exec(entry)?.[1] ?? entry).trim());
  return entries.filter(Boolean);
}

/** The units of one SMS, and of each segment of a longer one, in the GSM alphabet (3GPP TS 23.038) and in UCS-2. */
const GSM_ROOM = { one: 160, each: 153 };
const UCS2_ROOM = { one: 70, each: 67 };
/** A message in another script may take this many segments; one in the GSM alphabet takes one. */
const MOST_UCS2_SEGMENTS = 3;
const ALPHABET = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const DOUBLE = new Set('^{}\\[~]|€');
const LIKE: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‑': '-',
  '’': "'",
  '‘': "'",
  '”': '"',
  '“': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '…': '...',
  '\u00a0': ' ',
  ł: 'l',
  Ł: 'L',
};

/**
 * The text of an SMS with the form's name cut so that all of it fits into one message, or into three segments where a script lies outside
 * the GSM alphabet. Letters that the alphabet lacks lose their marks (`š` becomes `s`).
 */
export function smsText(compose: (formName: string) => string, formName: string): string {
  const frame = gsm(compose(''));
  const name = gsm(formName);
  const room = isGsm(frame + name) ? GSM_ROOM.one : UCS2_ROOM.each * MOST_UCS2_SEGMENTS;
  return gsm(compose(shorten(name, room - lengthOf(frame))));
}

/** How many segments an SMS is sent and paid as. */
export function smsSegments(text: string): number {
  const { one, each } = isGsm(text) ? GSM_ROOM : UCS2_ROOM;
  const length = isGsm(text) ? lengthOf(text) : text.length;
  return length <= one ? 1 : Math.ceil(length / each);
}

const isGsm = (text: string) => Array.from(text).every((one) => ALPHABET.has(one) || DOUBLE.has(one));

function shorten(text: string, room: number): string {
  if (lengthOf(text) <= room) return text;
  let short = '';
  for (const character of text) {
    if (lengthOf(`${short}${character}...`) > room) break;
    short += character;
  }
  return short === '' ? '' : `${short.trimEnd()}...`;
}

/** A character that the GSM alphabet escapes counts twice; so does one that UCS-2 writes as a pair. */
function lengthOf(text: string): number {
  return Array.from(text).reduce((total, character) => total + (DOUBLE.has(character) ? 2 : character.length), 0);
}

function gsm(text: string): string {
  return Array.from(text.normalize('NFC'), gsmCharacter).join('');
}

function gsmCharacter(character: string): string {
  if (ALPHABET.has(character) || DOUBLE.has(character)) return character;
  const like = LIKE[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
  return like !== '' && Array.from(like).every((one) => ALPHABET.has(one)) ? like : character;
}

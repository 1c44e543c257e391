/** The characters of the GSM alphabet in one SMS (3GPP TS 23.038); some count twice. */
const MOST_CHARACTERS = 160;
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
  '…': '...',
  '\u00a0': ' ',
};

/**
 * The text of an SMS with the form's name cut so that all of it fits into one message. Letters that the GSM alphabet
 * lacks lose their marks (`š` becomes `s`); other scripts stay as they are and make the message longer.
 */
export function smsText(compose: (formName: string) => string, formName: string): string {
  const room = MOST_CHARACTERS - lengthOf(gsm(compose('')));
  return gsm(compose(shorten(gsm(formName), room)));
}

function shorten(text: string, room: number): string {
  if (lengthOf(text) <= room) return text;
  let short = '';
  for (const character of text) {
    if (lengthOf(`${short}${character}...`) > room) break;
    short += character;
  }
  return short === '' ? '' : `${short.trimEnd()}...`;
}

function lengthOf(text: string): number {
  return Array.from(text).reduce((total, character) => total + (DOUBLE.has(character) ? 2 : 1), 0);
}

function gsm(text: string): string {
  return Array.from(text.normalize('NFC'), gsmCharacter).join('');
}

function gsmCharacter(character: string): string {
  if (ALPHABET.has(character) || DOUBLE.has(character)) return character;
  const like = LIKE[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
  return like !== '' && Array.from(like).every((one) => ALPHABET.has(one)) ? like : character;
}

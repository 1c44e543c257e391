/** Shorter words occur in too many passwords. */
const LEAST_WORD = 3;
/** What a password needs besides the words: a letter counts as one, a row of digits as one, signs as none. */
const LEAST_REST = 4;

const SEEN_AS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/**
 * Whether a password is little more than words that a guesser knows: of the product, the user or the company. Letter case, diacritics,
 * digits in place of letters and added endings do not make another word.
 */
export function isOfOwnWords(password: string, texts: readonly string[]): boolean {
  const characters = Array.from(password.normalize('NFKC').toLowerCase());
  const isTaken = characters.map(() => false);
  const plain = characters.map(plainLetter).join('');
  const written = characters.map((character) => SEEN_AS[character] ?? plainLetter(character)).join('');
  for (const word of wordsOf(texts)) {
    for (const text of [plain, written]) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
        isTaken.fill(true, at, at + word.length);
    }
  }
  if (!isTaken.includes(true)) return false;
  const rest = characters.map((character, at) => (isTaken[at] ? ' ' : character)).join('');
  return (rest.match(/\p{L}|\p{N}+/gu) ?? []).length < LEAST_REST;
}

function wordsOf(texts: readonly string[]): Set<string> {
  const words = texts.flatMap((text) =>
    Array.from(text.normalize('NFKC').toLowerCase(), plainLetter)
      .join('')
      .split(/[^\p{L}\p{N}]+/u),
  );
  return new Set(words.filter((word) => word.length >= LEAST_WORD));
}

/** One character for one, without its diacritics. */
function plainLetter(character: string): string {
  return character.normalize('NFD').charAt(0);
}

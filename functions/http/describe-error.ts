const LONGEST_WORDS = 200;
const MOST_FRAMES = 12;

/** What a log says of an error: its name, its message without personal quotes, and where in the code it was thrown. */
export type ToldError = { error: string; message: string; stack: string };

export function describeError(error: unknown): ToldError {
  if (!(error instanceof Error)) return { error: 'unknown', message: '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    error: error.name,
    message: withoutQuotes(error.message),
    stack: frames
      .slice(0, MOST_FRAMES)
      .map((line) => line.trim())
      .join('\n'),
  };
}

/** Quoted text, addresses and long numbers may be personal. */
function withoutQuotes(words: string): string {
  return words
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d[\d -]{3,}/g, '…')
    .slice(0, LONGEST_WORDS);
}

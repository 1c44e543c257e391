/** Longer than a browser takes to begin reading what it was given to save. */
const KEPT_MILLISECONDS = 60_000;

/** Gives a file to the browser to save. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MILLISECONDS);
}

/** A file name of words that every file system takes: `Kortit Kalasataman torni C 2026-11-22.csv`. */
export function fileName(words: readonly string[], ending: string): string {
  const safe = words.map((word) => word.replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ').trim()).filter(Boolean);
  return `${safe.join(' ').slice(0, 120)}.${ending}`;
}

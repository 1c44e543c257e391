/** Longer than a browser takes to start reading the file. */
const KEPT_MILLISECONDS = 60_000;

/** Makes the browser save a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MILLISECONDS);
}

/** Joins words to a file name that every file system accepts: `Kortit Kalasataman torni C 2026-11-22.csv`. */
export function fileName(words: readonly string[], ending: string): string {
  const safe = words.map((word) => word.replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ').trim()).filter(Boolean);
  return `${safe.join(' ').slice(0, 120)}.${ending}`;
}

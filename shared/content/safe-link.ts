// Browsers drop tabs and line breaks inside a URL, so the pattern refuses any blank or control character, not only leading ones.
const SAFE = /^(https:\/\/[^\s\p{Cc}\\/?#]|mailto:[^\s\p{Cc}@]+@|tel:\+?[\d(])[^\s\p{Cc}\\]*$/iu;

/** The trimmed address if it is safe to follow (https, mailto, tel); otherwise undefined. */
export function safeHref(url: string): string | undefined {
  const trimmed = url.trim();
  return SAFE.test(trimmed) ? trimmed : undefined;
}

// Browsers drop tabs and line breaks inside a URL, so any blank or control character is refused, not only leading ones.
const SAFE = /^(https:\/\/[^\s\p{Cc}\\/?#]|mailto:[^\s\p{Cc}@]+@|tel:\+?[\d(])[^\s\p{Cc}\\]*$/iu;

/** The address where it may be followed (https, mailto, tel), without blanks around it; otherwise nothing. */
export function safeHref(url: string): string | undefined {
  const trimmed = url.trim();
  return SAFE.test(trimmed) ? trimmed : undefined;
}

import type { ReadSiteFile } from './built-site.ts';

const KEPT_MILLISECONDS = 60_000;

type Kept = { text: Promise<string | undefined>; until: number };

/** Reads a file of the site anew once it is a minute old: a release of the site changes it under its name. */
export function keptForAMinute(read: ReadSiteFile, now: () => number): ReadSiteFile {
  const kept = new Map<string, Kept>();
  return (file) => {
    const known = kept.get(file);
    if (known && known.until > now()) return known.text;
    const text = read(file);
    kept.set(file, { text, until: now() + KEPT_MILLISECONDS });
    text.catch(() => kept.delete(file));
    return text;
  };
}

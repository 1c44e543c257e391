import type { PosterPage } from '../../shared/content/poster/poster.ts';

/** The built site's file at a path such as `pages/app/player.html`; undefined where there is none. */
export type ReadSiteFile = (file: string) => Promise<string | undefined>;

/** The page of the site's router under `/s/`, by its path. */
export const PLAYER_PAGE = 'pages/app/player.html';

/** What the page of a poster is made of; undefined where the site is not there, or not in this language. */
export async function readParts(
  read: ReadSiteFile,
  language: string,
): Promise<{ page: string; texts: PosterPage['texts'] } | undefined> {
  const [page, texts] = await Promise.all([read(PLAYER_PAGE), read(`languages/${language}.worker.json`)]);
  return page === undefined || texts === undefined
    ? undefined
    : { page, texts: JSON.parse(texts) as PosterPage['texts'] };
}

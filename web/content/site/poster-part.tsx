import type { Poster } from '../../../shared/content/poster/poster.ts';
import { FactsPart } from './facts-part.tsx';
import { SiteLines } from './site-lines.tsx';

/** What a site's poster tells below the site's name. */
export function PosterPart({ poster: { project, said, facts } }: { poster: Poster }) {
  return (
    <>
      <SiteLines project={project} said={said} />
      {facts && <FactsPart facts={facts} />}
    </>
  );
}
